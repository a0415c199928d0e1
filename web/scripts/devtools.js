// Chromium on a bare wire (the DevTools protocol over a pipe). A library that drives browsers listens to the network, to every script
// and to every change of the page, and moves the mouse in the same breath as it clicks: the page pays for that, and a measure with it.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ARGS, browserPath, LAPTOP } from '../e2e/kit.js';

/** Milliseconds: how long a finger rests before it presses and holds the button down; how often a condition is looked at, seldom, since the page
 * pays for that (0.4 ms at full speed). */
const AIM = 300;
const HOLD = 80;
const POLL = 1000;
const PATIENCE = 60_000;

export const rest = (ms) => new Promise((done) => setTimeout(done, ms));

export class Browser {
  #number = 0;
  #waiting = new Map();
  #listeners = new Set();

  constructor() {
    this.folder = mkdtempSync(join(tmpdir(), 'ludoteca-browser-'));
    const args = [...ARGS, '--headless', '--remote-debugging-pipe', `--user-data-dir=${this.folder}`, 'about:blank'];
    this.process = spawn(browserPath(), args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] });
    this.ended = new Promise((done) => this.process.once('exit', done));
    const [, , , to, from] = this.process.stdio;
    this.to = to;
    const parts = [];
    from.on('data', (data) => {
      let start = 0;
      for (let end = data.indexOf(0); end >= 0; end = data.indexOf(0, start)) {
        parts.push(data.subarray(start, end));
        this.#heard(JSON.parse(Buffer.concat(parts.splice(0)).toString()));
        start = end + 1;
      }
      parts.push(data.subarray(start));
    });
  }

  #heard(message) {
    if (message.id === undefined) {
      for (const listener of this.#listeners) listener(message);
      return;
    }
    const { done, failed, method } = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    if (message.error) failed(new Error(`${method}: ${message.error.message}`));
    else done(message.result);
  }

  send(method, params = {}, sessionId = undefined) {
    this.#number += 1;
    const id = this.#number;
    this.to.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    return new Promise((done, failed) => this.#waiting.set(id, { done, failed, method }));
  }

  /** Calls `hear` for every event until the answer is called. */
  listen(hear) {
    this.#listeners.add(hear);
    return () => this.#listeners.delete(hear);
  }

  /** The events of a trace while something is done. */
  async traced(categories, work) {
    const events = [];
    let complete;
    const end = new Promise((done) => (complete = done));
    const deaf = this.listen(({ method, params }) => {
      if (method === 'Tracing.dataCollected') for (const event of params.value) events.push(event);
      else if (method === 'Tracing.tracingComplete') complete();
    });
    await this.send('Tracing.start', { traceConfig: { includedCategories: categories, excludedCategories: ['*'] } });
    await work();
    await this.send('Tracing.end');
    await end;
    deaf();
    return events;
  }

  /** A visitor of its own, on an empty page. */
  async visit() {
    const { browserContextId } = await this.send('Target.createBrowserContext');
    const { targetId } = await this.send('Target.createTarget', { url: 'about:blank', browserContextId });
    const { sessionId } = await this.send('Target.attachToTarget', { targetId, flatten: true });
    const page = new Page(this, sessionId, browserContextId);
    await page.send('Emulation.setDeviceMetricsOverride', { ...LAPTOP.viewport, deviceScaleFactor: 1, mobile: false });
    return page;
  }

  async close() {
    await this.send('Browser.close');
    await this.ended;
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** As much of a page as the hands of the tests need. */
class Page {
  constructor(browser, session, context) {
    this.browser = browser;
    this.session = session;
    this.context = context;
    this.mouse = { click: (x, y) => this.#click(x, y) };
  }

  send(method, params) {
    return this.browser.send(method, params, this.session);
  }

  /** Runs a script in every page that is opened from now on, before its own. */
  async before(script, ...args) {
    await this.send('Page.enable');
    await this.send('Page.addScriptToEvaluateOnNewDocument', {
      source: `(${script})(${args.map((arg) => JSON.stringify(arg)).join()})`,
    });
  }

  async goto(url) {
    await this.send('Page.navigate', { url });
  }

  async evaluate(work, arg) {
    const { result, exceptionDetails } = await this.send('Runtime.evaluate', {
      expression: `(${work})(${JSON.stringify(arg)})`,
      returnByValue: true,
      awaitPromise: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  }

  async waitForFunction(work, arg) {
    for (const end = Date.now() + PATIENCE; Date.now() < end; await rest(POLL))
      if (await this.evaluate(`(arg) => Boolean((${work})(arg))`, arg)) return;
    throw new Error(`waited in vain: ${work}`);
  }

  waitForSelector(selector) {
    return this.waitForFunction((wanted) => document.querySelector(wanted), selector);
  }

  async $(selector) {
    return (await this.evaluate((wanted) => document.querySelector(wanted) !== null, selector)) || null;
  }

  /** Clicks on something without a mouse. */
  async press(selector) {
    await this.waitForSelector(selector);
    await this.evaluate((wanted) => document.querySelector(wanted).click(), selector);
  }

  async #click(x, y) {
    const mouse = (type, more = {}) => this.send('Input.dispatchMouseEvent', { type, x, y, ...more });
    await mouse('mouseMoved');
    await rest(AIM);
    await mouse('mousePressed', { button: 'left', clickCount: 1 });
    await rest(HOLD);
    await mouse('mouseReleased', { button: 'left', clickCount: 1 });
  }

  async close() {
    await this.browser.send('Target.disposeBrowserContext', { browserContextId: this.context });
  }
}
