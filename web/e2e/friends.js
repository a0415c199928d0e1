// Playing with a friend: the invitation, who is there, what was said.
import assert from 'node:assert/strict';
import { faults } from './everyone.js';
import * as hands from './hands.js';
import { group, PHONE, scene, shot } from './kit.js';

/** Writes down what is given to the share sheet and to the browser's notices, and looks elsewhere. */
function record() {
  globalThis.shared = [];
  globalThis.notices = [];
  navigator.canShare = () => true;
  navigator.share = async (data) => void globalThis.shared.push(data);
  globalThis.Notification = class {
    static permission = 'granted';
    constructor(title, { body, tag }) {
      globalThis.notices.push([title, body, tag]);
    }
  };
}

async function invites(page, site, game) {
  await page.goto(site.url);
  await page.click('[data-friend]:not([disabled])');
  await page.click(`dialog[open] label:has([value=${game.key}])`);
  await page.click('[data-invite]');
  await page.waitForURL(/\/table\//);
  return page.inputValue('#link-1');
}

async function accepts(page, link, name) {
  await page.goto(link);
  await page.fill('input[autocomplete=nickname]', name);
  await page.click('[data-join]');
}

export function tests(game) {
  group('a friend', () => {
    for (const [screen, options] of [
      ['laptop', {}],
      ['phone', PHONE],
    ]) {
      scene(`is invited by a link, a code and the share sheet, on a ${screen}`, async (visit, site) => {
        const [ann, ben] = [await visit(options), await visit()];
        await ann.addInitScript(record);
        await ann.goto(site.url);
        await ann.click('[data-friend]:not([disabled])');
        await ann.waitForSelector('dialog[open] [data-invite]');
        assert.equal(await ann.isVisible('dialog[open] [data-option]'), false, 'variants are folded away');
        await shot(ann, `friend-${screen}`);
        assert.deepEqual(await faults(ann, 'friend'), []);
        await ann.click('dialog[open] details summary');
        await ann.waitForSelector('dialog[open] #clock');
        assert.deepEqual(await faults(ann, 'friend, more'), []);
        const link = await invites(ann, site, game);
        await ann.waitForSelector('details[open] svg[role=img] path');
        await shot(ann, `friend-waits-${screen}`);
        assert.deepEqual(await faults(ann, 'waiting for a friend'), []);
        await ann.click('[data-share]');
        assert.equal((await ann.evaluate(() => globalThis.shared))[0].url, link);
        await accepts(ben, link, 'Ben');
        await ann.waitForSelector('.arrival.said:text-is("Ben sits down")');
        await shot(ann, `friend-sits-down-${screen}`);
        await ann.waitForSelector('li [data-presence=here]');
        await ann.click('[data-start]:not([disabled])');
        await Promise.all([ann, ben].map((page) => page.waitForSelector('.board svg')));
      });
    }

    scene('is told by the browser to whoever looks elsewhere', async (visit, site) => {
      const [ann, ben] = [await visit(), await visit()];
      await ann.addInitScript(record);
      const link = await invites(ann, site, game);
      await ann.evaluate(() => Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' }));
      await accepts(ben, link, 'Ben');
      await ann.waitForFunction(() => globalThis.notices.length);
      assert.deepEqual(await ann.evaluate(() => globalThis.notices[0]), [
        'Ben sits down',
        'Dokmus',
        'ludoteca-arrival',
      ]);
    });

    scene('is there or away, and what they say waits to be read', async (visit, site) => {
      const [ann, ben] = [await visit(), await visit(PHONE)];
      await hands.together(ann, ben, site, game, 'Ben');
      await ann.waitForSelector('.seats [data-presence=here]');
      await ben.waitForSelector('.seats [data-presence=here]');
      await ann.click('#tab-chat');
      await ann.fill('#say', 'hello');
      await ann.press('#say', 'Enter');
      await ben.waitForSelector('[data-tool=chat]');
      assert.match(await ben.textContent('#tab-chat'), /1 new line of chat/);
      await shot(ben, 'unread');
      assert.deepEqual(await faults(ben, 'unread'), []);
      await ben.reload();
      await ben.click('[data-tool=chat]');
      await ben.waitForSelector('text=hello');
      await ben.waitForSelector('[data-tool=chat]', { state: 'detached' });
      await ben.reload();
      await ben.waitForSelector('.board svg');
      assert.equal(await ben.$('[data-tool=chat]'), null, 'what was read stays read');
      assert.equal(await ann.$('[data-presence=away]'), null, 'a page loaded again is no absence');
      await ben.goto(`${site.url}/rules/${game.key}`);
      await ann.waitForSelector('.seats [data-presence=away]');
      assert.match(await ann.textContent('.seats [data-presence=away]'), /^away since \d+:\d\d/);
      await shot(ann, 'friend-away');
    });
  });
}
