// Whole games in a real browser against a real server.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { games } from './games.js';
import * as hands from './hands.js';
import { House, launch, shot, visitor } from './kit.js';

let house;
let browser;
before(async () => {
  house = await House.open();
  browser = await launch();
});
after(async () => {
  await browser?.close();
  await house?.close();
});

for (const { key, players } of games) {
  describe(key, () => {
    it('starts against the computer in two clicks from a cold start', async () => {
      const page = await visitor(browser);
      await page.goto(house.url);
      await page.click(`[data-play="${key}"]`);
      await page.waitForSelector('.board svg');
      await hands.awaitTurn(page);
      await shot(page, `${key}-start`);
      assert.deepEqual(page.faults, []);
      await page.context().close();
    });

    it('is played to the end by mouse', async () => {
      const page = await visitor(browser);
      await hands.setUp(page, house.url, key, ['me', ...Array(players - 1).fill('bot')]);
      assert.equal(await hands.playByMouse(page, { seed: 7, clicks: 25 }), false);
      await shot(page, `${key}-middle`);
      assert.equal(await hands.playByMouse(page, { seed: 8, clicks: 1500 }), true);
      await shot(page, `${key}-end`);
      const total = await page.textContent('dialog[open] tfoot');
      assert.match(total, /\d/);
      assert.deepEqual(page.faults, []);
      await rematch(page);
      await page.context().close();
    });

    it('is played to the end by keyboard alone', async () => {
      const page = await visitor(browser);
      await hands.setUp(page, house.url, key, ['me', ...Array(players - 1).fill('bot')]);
      assert.equal(await hands.playByKeyboard(page, { seed: 9, steps: 2000 }), true);
      assert.deepEqual(page.faults, []);
      await page.context().close();
    });

    it('is played to the end by two browsers', async () => {
      const [ann, ben] = [await visitor(browser), await visitor(browser)];
      await hands.setUp(ann, house.url, key, ['me', ...Array(players - 2).fill('bot'), 'link']);
      const link = await ann.inputValue(`#link-${players - 1}`);
      await ben.goto(link);
      await ben.fill('input[autocomplete=nickname]', 'Ben');
      await ben.click('[data-join]');
      await ann.click('[data-start]:not([disabled])');
      const both = await Promise.all([hands.playByMouse(ann, { seed: 3, clicks: 3000 }), hands.playByMouse(ben, { seed: 4, clicks: 3000 })]);
      assert.deepEqual(both, [true, true]);
      assert.equal(await ann.textContent('dialog[open] tfoot'), await ben.textContent('dialog[open] tfoot'));
      assert.deepEqual([...ann.faults, ...ben.faults], []);
      await Promise.all([ann.context().close(), ben.context().close()]);
    });

    it('is handed over between two players at one screen', async () => {
      const page = await visitor(browser);
      await hands.setUp(page, house.url, key, Array(players).fill('me'));
      await page.waitForSelector('dialog[open] [data-take]');
      assert.equal(await page.$('.board svg.dokmus'), null);
      await shot(page, `${key}-hand-over`);
      const random = hands.luck(5);
      let taken = 0;
      for (let k = 0; k < 120 && taken < 6; k += 1) {
        await hands.awaitTurn(page);
        if (await hands.take(page)) taken += 1;
        else await hands.click(page, random);
        await page.waitForTimeout(60);
      }
      assert.ok(taken >= 6);
      assert.deepEqual(page.faults, []);
      await page.context().close();
    });
  });
}

async function rematch(page) {
  const before = page.url();
  await page.click('[data-again]');
  await page.waitForFunction((old) => location.href !== old, before);
  await page.waitForSelector('.board svg');
}
