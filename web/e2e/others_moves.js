// What the others did: the pace of their moves, the summary since one's last turn, its replay.
import assert from 'node:assert/strict';
import * as hands from './hands.js';
import { group, LAPTOP, PHONE, scene, shot } from './kit.js';

const SCREENS = { laptop: LAPTOP, phone: PHONE };
const looked = (page) => page.$eval('.what strong', (element) => element.textContent);

export function tests(game) {
  group(`${game.key}, what the others did`, () => {
    for (const [screen, options] of Object.entries(SCREENS))
      scene(`is summed up and replayed by keyboard, on a ${screen}`, async (visit, site) => {
        const page = await visit(options);
        await hands.begun(page, site, game, 2);
        const random = hands.luck(5);
        for (let k = 0; k < 40 && !(await page.$('[data-since]')); k += 1) {
          await hands.click(page, random, 0);
          await hands.awaitTurn(page);
        }
        const count = Number(await page.$eval('[data-since]', (button) => button.dataset.since));
        assert.ok(count > 0);
        assert.notEqual((await page.textContent('.hover')).trim(), '', 'the newest move is told below the board');
        const board = () => page.$eval('.sheet', (sheet) => JSON.stringify(sheet.getBoundingClientRect()));
        await page.focus('[data-since]');
        const before = await board();
        await page.keyboard.press('Enter');
        await page.waitForSelector('.since[role=dialog] li');
        await shot(page, `${game.key}-since-${screen}`);
        await page.focus('[data-replay]');
        await page.keyboard.press('Enter');
        await page.waitForSelector('.since .told');
        const first = await page.textContent('.since .told');
        await shot(page, `${game.key}-replay-${screen}`);
        for (let k = 1; k < count; k += 1) await page.keyboard.press('ArrowRight');
        await page.waitForFunction(
          (all) => document.querySelector('.since .step')?.textContent === all,
          `${count} of ${count}`,
        );
        if (count > 1) assert.notEqual(await page.textContent('.since .told'), first);
        if (count > 1) {
          await page.keyboard.press('ArrowLeft');
          await page.waitForFunction(() => /move/i.test(document.querySelector('.what strong').textContent));
        }
        await page.keyboard.press('Escape');
        await page.waitForSelector('.since[role=dialog]', { state: 'detached' });
        await page.waitForSelector('[data-tool=now]', { state: 'detached' });
        assert.equal(await looked(page), 'Your turn');
        assert.equal(await board(), before, 'the board stays where it is');
      });
  });
}

export function pace(game) {
  group(`${game.key}, pace`, () => {
    scene('moves of computers wait to be followed, and a click catches up', async (visit, site) => {
      const page = await visit({ pace: 'calm' });
      await hands.setUp(page, site, game, ['me', 'bot', 'bot', 'bot']);
      const random = hands.luck(3);
      for (let k = 0; k < 12 && !(await page.$('[data-catch-up]')); k += 1) {
        if (await page.$('[data-can]')) await hands.click(page, random, 0);
        await page.waitForTimeout(1000);
      }
      await page.waitForSelector('[data-catch-up]');
      await shot(page, `${game.key}-pace`);
      const seen = await hands.ply(page);
      await page.click('[data-catch-up]');
      await hands.played(page, seen);
      await page.waitForSelector('[data-catch-up]', { state: 'detached' });
    });

    scene('it is a setting that stays', async (visit, site) => {
      const page = await visit({ pace: 'calm' });
      await page.goto(site.url);
      await page.click('header [aria-controls=settings]');
      assert.equal(await page.isChecked('[name=pace][value=calm]'), true);
      await page.check('[name=pace][value=instant]');
      await shot(page, 'settings-pace');
      await page.reload();
      await page.click('header [aria-controls=settings]');
      assert.equal(await page.isChecked('[name=pace][value=instant]'), true);
    });
  });
}
