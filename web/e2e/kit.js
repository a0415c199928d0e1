// What the browser tests share: a real server on a free port, Debian's chromium, visitors.
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { describe, it } from 'node:test';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const here = dirname(fileURLToPath(import.meta.url));
const root = resolve(here, '..', '..');
const shots = join(here, '..', 'shots');
export const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-default-apps',
  '--disable-extensions',
  '--metrics-recording-only',
  '--mute-audio',
  '--disable-features=OptimizationHints,MediaRouter,Translate,DialMediaRouteProvider',
];

/** Where chromium is; null if there is none. */
export function browserPath() {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  const found = spawnSync('sh', ['-c', 'command -v chromium || command -v chromium-browser'], { encoding: 'utf8' });
  return found.stdout.trim() || null;
}

export function freePort() {
  return new Promise((done) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => done(port));
    });
  });
}

export const PYTHON = process.env.PYTHON ?? join(root, '.venv', 'bin', 'python');

/** A server with a database of its own. */
export class Server {
  constructor(port, folder, environment) {
    this.port = port;
    this.folder = folder;
    this.environment = environment;
    this.url = `http://127.0.0.1:${port}`;
  }

  /** The address of a path of the page. */
  at(path) {
    return this.url + path;
  }

  static async open(environment = {}) {
    const site = new Server(await freePort(), mkdtempSync(join(tmpdir(), 'ludoteca-')), environment);
    await site.start();
    return site;
  }

  async start() {
    this.process = spawn(
      PYTHON,
      ['-m', 'ludoteca.server', 'serve', '--port', String(this.port), '--data', this.folder, '--workers', '1'],
      {
        cwd: this.folder,
        env: { ...process.env, ...this.environment },
        detached: true,
        stdio: ['ignore', 'ignore', process.env.LOUD ? 'inherit' : 'ignore'],
      },
    );
    this.ended = new Promise((done) => this.process.once('exit', done));
    this.leave = () => this.#signal('SIGKILL');
    process.once('exit', this.leave);
    for (let attempt = 0; attempt < 900; attempt += 1) {
      if (await this.#answers()) return;
      if (this.process.exitCode !== null)
        throw new Error(`the server ended with ${this.process.exitCode}; run with LOUD=1`);
      await new Promise((done) => setTimeout(done, 100));
    }
    throw new Error('the server does not answer');
  }

  /** What `ludoteca admin` says. */
  admin(...words) {
    const told = spawnSync(PYTHON, ['-m', 'ludoteca.server', 'admin', '--data', this.folder, ...words], {
      encoding: 'utf8',
    });
    assert.equal(told.status, 0, told.stderr);
    return told.stdout;
  }

  async #answers() {
    try {
      return (await fetch(`${this.url}/healthz`)).ok;
    } catch {
      return false;
    }
  }

  /** To the server and the computer players it started. */
  #signal(signal) {
    try {
      process.kill(-this.process.pid, signal);
    } catch (error) {
      if (error.code !== 'ESRCH') throw error;
    }
  }

  /** Without a word of farewell, as when the power fails. */
  async kill() {
    this.#signal('SIGKILL');
    await this.ended;
    process.off('exit', this.leave);
  }

  async close() {
    this.#signal('SIGTERM');
    await this.ended;
    process.off('exit', this.leave);
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** A folder with games of other packages (tests/plugins), to be put on PYTHONPATH. */
export function plugins() {
  const folder = mkdtempSync(join(tmpdir(), 'ludoteca-plugins-'));
  const done = spawnSync(PYTHON, [join(root, 'tests', 'plugins', 'installed.py'), folder], { encoding: 'utf8' });
  assert.equal(done.status, 0, done.stderr);
  return folder;
}

export async function launch() {
  const executablePath = browserPath();
  if (!executablePath) throw new Error('no chromium: apt-get install chromium');
  return chromium.launch({ executablePath, headless: true, args: ARGS });
}

/** The server and the browser that all tests share. */
export const shared = { site: null, browser: null };

export async function open() {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1));
  rmSync(shots, { recursive: true, force: true });
  mkdirSync(shots);
  [shared.site, shared.browser] = await Promise.all([Server.open(), launch()]);
}

export async function close() {
  await shared.browser?.close();
  await shared.site?.close();
}

export const LAPTOP = { viewport: { width: 1366, height: 768 } };
export const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
export const PROJECTOR = { viewport: { width: 1920, height: 1080 } };

/** A fresh visitor. */
export const visitor = async (browser, options = {}) => arrive(await context(browser, options), options);

/** A browser of its own. */
async function context(browser, { locale = 'en-GB', dark = false, calm = true, pace, ...more } = {}) {
  const made = await browser.newContext({
    ...LAPTOP,
    locale,
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: calm ? 'reduce' : 'no-preference',
    // Tests watch the network; a service worker would stand in between.
    serviceWorkers: 'block',
    ...more,
  });
  await made.addInitScript(
    (chosen) => {
      if (!localStorage.getItem('ludoteca')) localStorage.setItem('ludoteca', JSON.stringify({ pace: chosen }));
    },
    pace ?? (calm ? 'instant' : 'brisk'),
  );
  return made;
}

async function arrive(context, { hasTouch = false }) {
  const page = await context.newPage();
  page.faults = [];
  page.fingers = hasTouch;
  page.on('pageerror', (error) => page.faults.push(String(error)));
  page.setDefaultTimeout(30_000);
  return page;
}

/** Visitors who have been at a site before: its files and what its engine keeps are there, all else is forgotten. Python starts in a third of
 * the time. They may ask nobody but the site. */
export class Regulars {
  #idle = [];

  constructor(site) {
    this.site = site;
  }

  async visit(options = {}) {
    if (options.storageState) return this.#watched(await visitor(shared.browser, options));
    const looks = JSON.stringify(options);
    const at = this.#idle.findIndex((one) => one.looks === looks);
    const [found] = at < 0 ? [] : this.#idle.splice(at, 1);
    const page = await arrive(found?.context ?? (await context(shared.browser, options)), options);
    page.looks = looks;
    return this.#watched(page);
  }

  #watched(page) {
    page.on('request', (request) => {
      const url = request.url();
      if (/^https?:/.test(url) && !url.startsWith(this.site.url)) page.faults.push(`asked for ${url}`);
    });
    return page;
  }

  /** Somebody whose visit went well may come again. */
  async leave(page, well) {
    const context = page.context();
    if (!well || !page.looks) return context.close();
    await Promise.all(context.pages().map((one) => one.close()));
    const last = await context.newPage();
    await last.goto(`${this.site.url}icon.svg`);
    await last.evaluate(async () => {
      localStorage.clear();
      for (const { name } of await indexedDB.databases())
        await new Promise((done, failed) => {
          const request = indexedDB.deleteDatabase(name);
          request.onsuccess = done;
          request.onerror = failed;
        });
    });
    await last.close();
    this.#idle.push({ looks: page.looks, context });
  }
}

/** Where the tables of a group of tests are: at the server that all share. */
const AT_SERVER = {
  site: () => shared.site,
  visit: (options) => visitor(shared.browser, options),
  leave: (page) => page.context().close(),
};
let where = AT_SERVER;
let current = AT_SERVER;

/** The same groups of tests at another place, which has a `name`, a `site`, and visitors who come and go. */
export function elsewhere(place, groups) {
  where = place;
  groups();
  where = AT_SERVER;
}

/** Tests that run one after the other, beside other groups. */
export function group(name, tests) {
  const place = where;
  describe(place.name ? `${name}, ${place.name}` : name, { concurrency: 1 }, () => {
    current = place;
    tests();
    current = AT_SERVER;
  });
}

/** A test with visitors of its own. They leave at the end, and what went wrong on their pages fails it. Every table has other luck, so
 * where nobody can look at once (CI) a failure is told and the test played again; failing twice fails it. */
export function scene(name, play) {
  const place = current;
  it(name, { timeout: 300_000 }, async (test) => {
    try {
      await perform(name, play, place);
    } catch (error) {
      if (!process.env.CI) throw error;
      test.diagnostic(`${name}: failed once, played again: ${error.stack}`);
      await perform(name, play, place);
    }
  });
}

/** A test that needs a server: for other people, links to them, what people share. */
export function online(name, play) {
  if (current === AT_SERVER) scene(name, play);
}

async function perform(name, play, place) {
  const guests = [];
  const visit = async (options) => {
    const page = await place.visit(options);
    guests.push(page);
    return page;
  };
  let well = false;
  try {
    await play(visit, place.site());
    assert.deepEqual(
      guests.flatMap((page) => page.faults),
      [],
    );
    well = true;
  } catch (error) {
    for (const [number, page] of guests.entries())
      await shot(page, `failed ${name} ${number}`.replaceAll(/\W+/g, '-')).catch(() => undefined);
    throw error;
  } finally {
    await Promise.all(guests.map((page) => place.leave(page, well)));
  }
}

export const shot = (page, name) => page.screenshot({ path: join(shots, `${name}.png`), animations: 'disabled' });
