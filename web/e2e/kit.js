// What the browser tests share: a real server on a free port, Debian's chromium, and hands to play with.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const here = dirname(fileURLToPath(import.meta.url));
export const root = resolve(here, '..', '..');
export const shots = join(here, '..', 'shots');
const ARGS = [
  '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--disable-quic', '--no-first-run', '--disable-background-networking',
  '--disable-component-update', '--disable-sync', '--disable-default-apps', '--disable-extensions', '--metrics-recording-only', '--mute-audio',
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

/** A server with a database of its own. `stop` and `start` are for the tests of its absence. */
export class House {
  constructor(port, folder) {
    this.port = port;
    this.folder = folder;
    this.url = `http://127.0.0.1:${port}`;
  }

  static async open() {
    const house = new House(await freePort(), mkdtempSync(join(tmpdir(), 'ludoteca-')));
    await house.start();
    return house;
  }

  async start() {
    const python = process.env.PYTHON ?? join(root, '.venv', 'bin', 'python');
    this.process = spawn(python, ['-m', 'ludoteca.server', 'serve', '--port', String(this.port), '--data', this.folder, '--workers', '1'], {
      cwd: this.folder,
      stdio: ['ignore', 'ignore', process.env.LOUD ? 'inherit' : 'ignore'],
    });
    for (let attempt = 0; attempt < 900; attempt += 1) {
      if (await this.#answers()) return;
      if (this.process.exitCode !== null) throw new Error(`the server ended with ${this.process.exitCode}; run with LOUD=1`);
      await new Promise((done) => setTimeout(done, 100));
    }
    throw new Error('the server does not answer');
  }

  async #answers() {
    try {
      return (await fetch(`${this.url}/healthz`)).ok;
    } catch {
      return false;
    }
  }

  async stop() {
    if (this.process.exitCode !== null) return;
    const ended = new Promise((done) => this.process.once('exit', done));
    this.process.kill('SIGTERM');
    await ended;
  }

  async close() {
    await this.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

export async function launch() {
  const executablePath = browserPath();
  if (!executablePath) throw new Error('no chromium: apt-get install chromium');
  if (!existsSync(shots)) mkdirSync(shots, { recursive: true });
  return chromium.launch({ executablePath, headless: true, args: ARGS });
}

export const LAPTOP = { width: 1366, height: 768 };
export const PHONE = { width: 360, height: 740 };
export const PROJECTOR = { width: 1920, height: 1080 };

/** A fresh visitor. */
export async function visitor(browser, { viewport = LAPTOP, locale = 'en-GB', dark = false, calm = true, ...more } = {}) {
  const context = await browser.newContext({
    viewport,
    locale,
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: calm ? 'reduce' : 'no-preference',
    ...more,
  });
  const page = await context.newPage();
  page.faults = [];
  page.on('pageerror', (error) => page.faults.push(String(error)));
  page.setDefaultTimeout(20_000);
  return page;
}

export const shot = (page, name) => page.screenshot({ path: join(shots, `${name}.png`), animations: 'disabled' });
