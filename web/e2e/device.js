// The page without a server: a folder of files, whole games, lessons, the network off, a killed browser.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { after, before } from 'node:test';
import { faults } from './everyone.js';
import { pictured, replayed } from './finished.js';
import * as hands from './hands.js';
import { chromium } from 'playwright-core';
import { ARGS, browserPath, elsewhere, freePort, group, PHONE, PYTHON, Regulars, scene, shot } from './kit.js';

const FINISHED = resolve(import.meta.dirname, '..', '..', 'tests', 'records', 'elfenland', 'three-rounds.jsonl');
const STATIC = resolve(import.meta.dirname, '..', '..', 'src', 'ludoteca', 'server', 'static');

/** The folder of `make site`, in a folder of a site, behind the plainest of web servers. */
class Files {
  async open() {
    this.folder = mkdtempSync(join(tmpdir(), 'ludoteca-site-'));
    cpSync(STATIC, join(this.folder, 'games'), { recursive: true });
    this.port = await freePort();
    this.url = `http://127.0.0.1:${this.port}/games/`;
    await this.start();
    return this;
  }

  /** The address of a path of the page. */
  at(path) {
    return `${this.url}#${path}`;
  }

  async start() {
    const options = ['-m', 'http.server', String(this.port), '--bind', '127.0.0.1', '--directory', this.folder];
    this.process = spawn(PYTHON, options, { stdio: 'ignore' });
    for (let k = 0; k < 100 && !(await fetch(this.url).catch(() => null)); k += 1) await pause(100);
  }

  get stopped() {
    return this.process.signalCode !== null;
  }

  async stop() {
    const ended = new Promise((done) => this.process.once('exit', done));
    this.process.kill();
    await ended;
  }

  async close() {
    await this.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** A browser with a memory of its own, which can be killed. */
class Killable {
  constructor() {
    this.profile = mkdtempSync(join(tmpdir(), 'ludoteca-profile-'));
  }

  async start() {
    const port = await freePort();
    const own = [`--user-data-dir=${this.profile}`, `--remote-debugging-port=${port}`, '--headless=new', 'about:blank'];
    this.process = spawn(browserPath(), [...ARGS, ...own], { stdio: 'ignore', detached: true });
    const address = `http://127.0.0.1:${port}`;
    for (let k = 0; k < 100 && !(await fetch(`${address}/json/version`).catch(() => null)); k += 1) await pause(100);
    this.browser = await chromium.connectOverCDP(address);
    this.page = await this.browser.contexts()[0].newPage();
    await this.page.setViewportSize({ width: 1366, height: 768 });
  }

  /** Without a word of farewell. */
  async kill() {
    const ended = new Promise((done) => this.process.once('exit', done));
    process.kill(-this.process.pid, 'SIGKILL');
    await ended;
    await this.browser.close().catch(() => undefined);
  }

  async close() {
    if (this.process.signalCode === null) await this.kill();
    rmSync(this.profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** A browser that has been at the site once; now there is no network. */
async function alone(files, play) {
  const browser = new Killable();
  try {
    await browser.start();
    await browser.page.goto(files.url);
    await cached(browser.page);
    await files.stop();
    await play(browser);
  } finally {
    await browser.close();
    if (files.stopped) await files.start();
  }
}

/** The power fails in the middle of a game; it goes on where it was. */
async function killed(browser) {
  const [address, before] = [browser.page.url(), await hands.ply(browser.page)];
  assert.ok(before > 0);
  await browser.kill();
  await browser.start();
  await browser.page.goto(address);
  await hands.awaitTurn(browser.page);
  assert.ok((await hands.ply(browser.page)) >= before);
}

/** Waits for what a page finds out in its own time; a page that is being loaded is asked again. */
async function until(page, test) {
  for (let k = 0; k < 300; k += 1) {
    if (await page.evaluate(test).catch(() => false)) return;
    await pause(100);
  }
  assert.fail(String(test));
}

const pause = (ms) => new Promise((done) => setTimeout(done, ms));

/** A table on this device against a computer. */
async function setUp(page, files, game, level = 1) {
  await hands.setUp(page, files, game, hands.against(game), level);
  await page.waitForSelector('.board svg', { timeout: 60_000 });
  await hands.awaitTurn(page);
}

/** The games as the page knows them without an engine. */
async function shelf(files) {
  const [version] = readdirSync(join(files.folder, 'games', 'engine'));
  return JSON.parse(readFileSync(join(files.folder, 'games', 'engine', version, 'shelf', 'games.json'), 'utf8'));
}

/** All that the page asks for comes from its own folder. */
async function fenced(page, files) {
  const strays = [];
  await page.context().route('**', (route) => {
    const url = route.request().url();
    if (url.startsWith(files.url)) return route.continue();
    strays.push(url);
    return route.abort();
  });
  return strays;
}

const everywhere = new Files();

/** Groups of tests that are written for the tables of a server, at tables of the device. */
export function groups(tests) {
  const regulars = new Regulars(everywhere);
  before(() => everywhere.open());
  after(() => everywhere.close());
  const visit = (options) => regulars.visit(options);
  elsewhere(
    { name: 'on the device', site: () => everywhere, visit, leave: (...gone) => regulars.leave(...gone) },
    tests,
  );
}

export function tests(games) {
  group('a folder of files', () => {
    const files = new Files();
    before(() => files.open());
    after(() => files.close());

    scene(`plays ${games[0].key} at the first visit, with all other addresses blocked`, async (visit) => {
      const page = await visit();
      const strays = await fenced(page, files);
      await page.goto(files.url);
      assert.doesNotMatch(await page.textContent('.welcome'), /far away/);
      await setUp(page, files, games[0]);
      assert.equal(await hands.playByMouse(page, { seed: 8 }), true);
      assert.match((await hands.score(page)).join(), /\d/);
      assert.deepEqual(strays, []);
    });

    scene('offers level 6 where a network learned the game, and brings it when it is to play', async (visit) => {
      const page = await visit();
      const strays = await fenced(page, files);
      const brought = [];
      page.context().on('request', (request) => request.url().endsWith('.onnx') && brought.push(request.url()));
      const learned = await shelf(files);
      for (const { key, device_masters: players } of learned) {
        await page.goto(files.url);
        await page.click(`[data-setup="${key}"]`);
        await page.click('dialog[open] .players label:has-text("2")');
        const last = await page.locator('#level-1 option').last().getAttribute('value');
        assert.equal(last, players.includes(2) ? '6' : '5', key);
        await page.keyboard.press('Escape');
      }
      const [box] = learned.filter(({ device_masters: players }) => players.includes(2));
      if (box) {
        assert.deepEqual(brought, []);
        await hands.setUp(page, files, { key: box.key, options: {} }, ['me', 'bot'], 6);
        assert.equal(await hands.playByMouse(page, { seed: 8, clicks: 12 }), false);
        assert.equal(new Set(brought).size, 1);
        assert.match(brought[0], new RegExp(`master-${box.key}-2\\.onnx$`));
      }
      assert.deepEqual(strays, []);
    });

    scene('gives hints, ends a game and saves its record, which can be opened again', async (visit) => {
      const page = await visit();
      await setUp(page, files, games[0]);
      await hands.playByMouse(page, { seed: 4, clicks: 8 });
      await page.click('[data-tool="hint"]');
      await page.waitForSelector('[data-why]', { timeout: 60_000 });
      await page.click('[data-tool="leave"]');
      await page.click('[data-leave="resign"]');
      const [download] = await Promise.all([page.waitForEvent('download'), page.click('dialog[open] [data-record]')]);
      const record = readFileSync(await download.path(), 'utf8');
      assert.match(record, /"game": "dokmus"/);
      await page.goto(files.url);
      const file = join(files.folder, 'some.jsonl');
      writeFileSync(file, record);
      await page.setInputFiles('input[type=file]', file);
      await page.waitForURL(/here\./);
      await hands.awaitTurn(page);
    });

    scene('replays a finished game from a file, and saves pictures of it', async (visit) => {
      const page = await visit();
      const id = await hands.openRecord(page, files, FINISHED);
      await replayed(page, files, id);
      await page.click('#tab-share');
      assert.equal(await page.locator('#game-link').count(), 0, 'no link leads here');
      await pictured(page);
    });

    scene('shows one table in two tabs, saves it as a file and opens that', async (visit) => {
      const page = await visit();
      await setUp(page, files, games[0]);
      const other = await page.context().newPage();
      await other.goto(page.url());
      await hands.awaitTurn(other);
      const before = await hands.ply(other);
      await hands.playByMouse(page, { seed: 3, clicks: 6 });
      await hands.played(other, before);
      await hands.abreast(other, page);
      await hands.playByMouse(other, { seed: 2, clicks: 6 });
      await hands.abreast(page, other);
      await page.goto(files.url);
      await page.waitForSelector('[data-save]');
      assert.deepEqual(await faults(page, 'home'), []);
      await shot(page, 'device-home');
      const [download] = await Promise.all([page.waitForEvent('download'), page.click('[data-save]')]);
      await page.setInputFiles('input[type=file]', await download.path());
      await page.waitForURL(/here\./);
      await hands.awaitTurn(page);
      assert.equal(await hands.ply(page), await hands.ply(other));
      const copy = page.url();
      await other.goto(copy);
      await hands.awaitTurn(other);
      page.once('dialog', (dialog) => dialog.accept());
      await page.goto(files.url);
      await page.click(`[data-remove="${copy.slice(copy.lastIndexOf('/') + 1)}"]`);
      await page.waitForFunction(() => document.querySelectorAll('[data-remove]').length === 1);
      const random = hands.luck(3);
      for (let k = 0; k < 20 && !(await other.$('.refusal')); k += 1) {
        await hands.click(other, random);
        await other.waitForTimeout(200);
      }
      await page.reload();
      await page.waitForSelector('[data-remove]');
      assert.equal(await page.locator('[data-remove]').count(), 1, 'what was removed does not come back');
    });

    scene('knows no pages of people, and asks nobody for them', async (visit) => {
      const page = await visit();
      const strays = await fenced(page, files);
      for (const path of ['/me', '/me/games', '/ladder/dokmus', '/join/x', '/nowhere']) {
        await page.goto(files.at(path));
        await page.getByRole('heading', { level: 1, name: 'There is no such page' }).waitFor();
      }
      for (const path of ['/table/x', '/game/x']) {
        await page.goto(files.at(path));
        await page.waitForSelector('main.lost >> text=There is no such table');
      }
      assert.deepEqual(strays, []);
    });

    scene('keeps the address of what is shown', async (visit) => {
      const page = await visit();
      await page.goto(files.at('/rules/dokmus'));
      await page.waitForSelector('article h2');
      await page.focus('.skip');
      await page.keyboard.press('Enter');
      assert.equal(await page.evaluate(() => document.activeElement.id), 'main');
      assert.equal(page.url(), files.at('/rules/dokmus'));
      await page.locator('[role=tab][aria-selected=true]').press('ArrowRight');
      await page.waitForSelector('article .item[id]');
      assert.equal(page.url(), files.at('/rules/dokmus#rules'));
      await page.reload();
      await page.waitForSelector('article .item[id]');
    });

    scene('teaches without a network', async (visit) => {
      const page = await visit({ serviceWorkers: 'allow' });
      await page.goto(files.url);
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
      await cached(page);
      await files.stop();
      try {
        await page.goto(`${files.url}#/learn/dokmus/first`);
        await page.reload();
        await page.waitForSelector('[data-phase="playing"]', { timeout: 60_000 });
        await page.goto(`${files.url}#/rules/tindaya`);
        await page.waitForSelector('article h2, .text h2, h3');
      } finally {
        await files.start();
      }
    });

    scene('of a server goes on without it', async (visit, site) => {
      const page = await visit({ serviceWorkers: 'allow' });
      await page.goto(site.url);
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
      await page.click('[data-setup="dokmus"]');
      await page.check('input[name="where"][value="here"]');
      await page.click('dialog[open] footer .button');
      await page.waitForURL(/\/table\/here\./);
      await hands.awaitTurn(page);
      await cached(page);
      await page.context().setOffline(true);
      await page.goto(site.url);
      await page.waitForSelector('#here');
      await page.click('[data-play="elfenland"]');
      await page.waitForURL(/\/table\/here\./);
      await hands.awaitTurn(page);
      await page.reload();
      await hands.awaitTurn(page);
    });

    scene('goes on online with a friend who has a link', async (visit, site) => {
      const [page, ben] = [await visit(), await visit()];
      await page.goto(site.url);
      await page.click('[data-setup="dokmus"]');
      await page.click('dialog[open] .players label:has-text("2")');
      await page.check('input[name="where"][value="here"]');
      await page.click('dialog[open] footer .button');
      await page.waitForURL(/\/table\/here\./);
      await hands.playByMouse(page, { seed: 5, clicks: 6 });
      const before = await hands.ply(page);
      await page.click('[data-tool="move-table"]');
      await page.waitForSelector('[data-move-table]');
      assert.equal(await page.inputValue('#move-1'), 'link');
      assert.deepEqual(await faults(page, 'move-table'), []);
      await shot(page, 'device-move-online');
      await page.click('[data-move-table]');
      await page.waitForSelector('[data-begun]');
      await ben.goto(await page.inputValue('#link-1'));
      await ben.click('[data-join]');
      await page.click('[data-start]:not([disabled])');
      await page.waitForSelector('.board svg');
      assert.ok((await hands.ply(page)) >= before);
      await hands.abreast(ben, page);
      const [mine, theirs] = [hands.playByMouse(page, { seed: 3 }), hands.playByMouse(ben, { seed: 4 })];
      assert.deepEqual(await Promise.all([mine, theirs]), [true, true]);
    });

    scene('takes a game of the server along', async (visit, site) => {
      const page = await hands.begun(await visit(PHONE), site, games[0], 4);
      const before = await hands.ply(page);
      await page.click('[data-tool="move-table"]');
      await page.waitForSelector('[data-move-table]');
      assert.deepEqual(await faults(page, 'take-along'), []);
      await shot(page, 'device-take-along');
      await page.click('[data-move-table]');
      await page.waitForURL(/\/table\/here\./, { timeout: 60_000 });
      await hands.awaitTurn(page);
      assert.ok((await hands.ply(page)) >= before);
      await hands.playByMouse(page, { seed: 5, clicks: 4 });
      assert.ok((await hands.ply(page)) > before);
    });

    scene('without a network plays every game against level 3 to the end, also when it is killed in the middle', () =>
      alone(files, async (browser) => {
        for (const game of games) {
          await setUp(browser.page, files, game, 3);
          await hands.playByMouse(browser.page, { seed: 5, clicks: 6 });
          if (game === games[0]) await killed(browser);
          assert.equal(await hands.playByMouse(browser.page, { seed: 8 }), true);
        }
      }),
    );

    scene('without a network analyses and teaches, and what was learnt is there after a kill', () =>
      alone(files, async (browser) => {
        await setUp(browser.page, files, games[1]);
        assert.equal(await hands.playByMouse(browser.page, { seed: 8 }), true);
        await browser.page.goto(browser.page.url().replace('/table/', '/game/'));
        await browser.page.click('#tab-analysis');
        await browser.page.click('[data-order]');
        await browser.page.waitForSelector('[data-analysis=done]', { timeout: 120_000 });
        const lesson = `${files.url}#/learn/dokmus/first`;
        await browser.page.goto(lesson);
        await browser.page.click('[data-skip]');
        await browser.page.waitForSelector('[data-step="place-again"]');
        await pause(500); // `localStorage` alone is on disk after some seconds.
        await browser.kill();
        await browser.start();
        await browser.page.goto(lesson);
        await browser.page.waitForSelector('[data-step="place-again"]');
      }),
    );

    scene('names a table that cannot be read, and leaves the others alone', async (visit) => {
      const page = await visit();
      await setUp(page, files, games[0]);
      const broken = page.url();
      await setUp(page, files, games[1]);
      await page.goto(files.url);
      await damage(page, broken.slice(broken.lastIndexOf('/') + 1));
      await page.reload();
      await page.locator('[data-save] >> nth=1').waitFor();
      await page.goto(broken);
      await page.waitForSelector('text=This game can no longer be read');
      assert.deepEqual(await faults(page, 'unreadable'), []);
      await page.goto(files.url);
      await page.click('section:has(#here) a.table[href*="here."] >> nth=0');
      await hands.awaitTurn(page);
    });

    scene('says that nothing can be kept, and goes on when there is room again', async (visit) => {
      const page = await visit();
      await setUp(page, files, games[0]);
      const before = await hands.ply(page);
      const worker = page.workers().find((one) => one.url().includes('tables.worker'));
      await worker.evaluate(() => {
        const { add } = IDBObjectStore.prototype;
        globalThis.makeRoom = () => (IDBObjectStore.prototype.add = add);
        IDBObjectStore.prototype.add = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      });
      const [random, told] = [hands.luck(4), '.refusal:has-text("could not keep")'];
      for (let k = 0; k < 20 && !(await page.$(told)); k += 1) {
        await hands.click(page, random);
        await page.waitForTimeout(200);
      }
      await page.waitForSelector(told);
      assert.equal(await hands.ply(page), before);
      await worker.evaluate(() => void globalThis.makeRoom());
      await hands.playByMouse(page, { seed: 3, clicks: 4 });
      assert.ok((await hands.ply(page)) > before);
    });

    scene('can be installed, as an app of its own in every folder', async (visit) => {
      const page = await visit({ serviceWorkers: 'allow' });
      await page.goto(files.url);
      const wire = await page.context().newCDPSession(page);
      const { installabilityErrors: errors } = await wire.send('Page.getInstallabilityErrors');
      assert.deepEqual(
        errors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito'),
        [],
      );
      assert.equal((await wire.send('Page.getAppId')).appId, files.url);
    });

    scene('moves everything to another device', async (visit) => {
      const [page, other] = [await visit(), await visit()];
      await setUp(page, files, games[0]);
      await hands.playByMouse(page, { seed: 3, clicks: 4 });
      const before = await hands.ply(page);
      await page.goto(`${files.url}#/learn/dokmus/first`);
      await page.click('[data-skip]');
      await page.waitForSelector('[data-step="place-again"]');
      await page.goto(files.url);
      const [download] = await Promise.all([page.waitForEvent('download'), page.click('[data-save-all]')]);
      const all = JSON.parse(readFileSync(await download.path(), 'utf8'));
      const file = join(files.folder, 'everything.json');
      await other.goto(files.url);
      writeFileSync(file, JSON.stringify({ ...all, tables: [{ ...all.tables[0], setup: {} }, ...all.tables] }));
      await other.setInputFiles('input[type=file]', file);
      await other.waitForSelector('text=One game of the file cannot be read');
      await other.waitForSelector('section:has(#here) a.table');
      await other.setInputFiles('input[type=file]', await download.path());
      await other.waitForSelector('[role=alert]', { state: 'detached' });
      await other.waitForSelector('section:has(#here) a.table');
      assert.equal(await other.locator('section:has(#here) a.table').count(), 1, 'what is here already stays');
      await other.click('section:has(#here) a.table');
      await hands.awaitTurn(other);
      assert.ok((await hands.ply(other)) >= before);
      await other.goto(`${files.url}#/learn/dokmus/first`);
      await other.waitForSelector('[data-step="place-again"]');
    });

    scene('says that there is a newer page, and not in the middle of a game', async (visit) => {
      const page = await visit({ serviceWorkers: 'allow' });
      await setUp(page, files, games[0]);
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
      const other = await page.context().newPage();
      await other.goto(page.url());
      await hands.awaitTurn(other);
      const worker = join(files.folder, 'games', 'sw.js');
      const newer = readFileSync(worker, 'utf8').replace(/version = "\w+"/, 'version = "newer"');
      const [gone] = newer.match(/assets\/MoveTable-[^"]+\.js/);
      writeFileSync(worker, newer.replace(`"${gone}",`, ''));
      rmSync(join(files.folder, 'games', gone));
      await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
      await until(page, async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting));
      assert.equal(await page.$('[data-update]'), null);
      const table = page.url();
      await page.click('.brand');
      await page.click('[data-update]');
      await until(page, async () => !(await navigator.serviceWorker.getRegistration())?.waiting);
      await page.waitForSelector('[data-play]');
      await page.goto(table);
      await hands.awaitTurn(page);
      assert.equal(await other.evaluate(async (file) => (await fetch(file)).status, gone), 200);
    });
  });
}

/** An entry of a table loses what it said. */
const damage = (page, table) =>
  page.evaluate(
    (id) =>
      new Promise((done) => {
        indexedDB.open('ludoteca').onsuccess = ({ target }) => {
          const work = target.result.transaction('lines', 'readwrite');
          work.objectStore('lines').put({ table: id, line: 1, kind: 'sit', body: {}, person: 'me', at: 0 });
          work.oncomplete = done;
        };
      }),
    table,
  );

/** Waits until everything that the device needs is kept. */
async function cached(page) {
  const missing = () =>
    page.evaluate(async () => {
      const kept = [];
      for (const name of await caches.keys())
        for (const { url } of await (await caches.open(name)).keys()) kept.push(url.slice(url.lastIndexOf('/') + 1));
      const needed = ['python.pack', 'library.pack', 'ludoteca.pack', 'pyodide.js', 'pyodide.asm.js', 'games.json'];
      return [...needed, 'pyodide-lock.json'].filter((name) => !kept.includes(name));
    });
  for (let k = 0; k < 300; k += 1) {
    if (!(await missing()).length) return;
    await pause(200);
  }
  assert.deepEqual(await missing(), []);
}
