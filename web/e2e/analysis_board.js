// The analysis board: from a finished game and from nothing, lines as a tree, best moves, luck by hand, notes, links, and back to a game.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { faults } from './everyone.js';
import { group, Server, LAPTOP, PHONE, scene, shot } from './kit.js';

const RECORD = readFileSync(
  join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'tests', 'records', 'dokmus', 'plain-win.jsonl'),
  'utf8',
);
const at = (page, ply) => page.waitForSelector(`main[data-ply="${ply}"]`);
const nodes = (page, count) => page.waitForSelector(`main[data-nodes="${count}"]`);
/** The tab of a panel, by keyboard or mouse alike. */
const tab = (page, name) => page.click(`#tab-${name}`);

/** Plays what can be chosen first, on the board or below the question. */
async function play(page) {
  const ply = Number(await page.getAttribute('main', 'data-ply'));
  while (Number(await page.getAttribute('main', 'data-ply')) === ply) {
    const choice = page.locator('[data-confirm], [data-choice], [data-can]').first();
    await choice.dispatchEvent('click');
    await page.waitForTimeout(150);
  }
}

export function tests() {
  group('the analysis board', () => {
    scene('a record is pasted, walked through, branched and evaluated', async (visit, site) => {
      const page = await visit(LAPTOP);
      await page.goto(site.url);
      await page.click('a[href$="/board"]');
      await page.waitForSelector('#board-pasted');
      assert.deepEqual(await faults(page, 'source'), []);
      await shot(page, 'board source');
      await page.fill('#board-pasted', RECORD.replace('draft 4', 'draft 9'));
      await page.click('[data-open]');
      await page.waitForSelector('.source [role=alert]');
      await page.fill('#board-pasted', RECORD);
      await page.click('[data-open]');
      await at(page, 0);
      await nodes(page, 73);
      await tab(page, 'analysis');
      await page.click('[data-order]');
      await page.waitForSelector('[data-analysis=done]', { timeout: 240_000 });
      await page.locator('.points button').first().click();
      await page.waitForSelector('[data-luck], article[data-mark]');
      assert.deepEqual(await faults(page, 'whole game'), []);
      await shot(page, 'board whole game');
      await tab(page, 'moves');
      await tab(page, 'analysis');
      await page.waitForSelector('[data-analysis=done]');
      await page.locator('h1').click();
      await page.keyboard.press('Home');
      await at(page, 0);
      for (let ply = 1; ply < 6; ply += 1) {
        await page.keyboard.press('ArrowRight');
        await at(page, ply);
      }
      await tab(page, 'moves');
      assert.deepEqual(await faults(page, 'board'), []);
      await shot(page, 'board laptop');

      await page.locator('[data-cell=o13][data-can]').dispatchEvent('click');
      await nodes(page, 74);
      await at(page, 6);
      assert.equal(await page.locator('[data-depth="1"] button').count(), 1);
      await page.click('[data-promote]');
      await page.waitForSelector('[data-promote]:disabled');
      await page.locator('h1').click();
      await page.keyboard.press('ArrowDown');
      await page.waitForSelector('[data-depth="1"] [aria-current]');
      await page.keyboard.press('ArrowUp');
      await page.waitForSelector('[data-depth="0"] [aria-current]');
      await shot(page, 'board lines');

      await tab(page, 'best');
      await page.click('[data-evaluate]');
      await page.waitForSelector('[data-evaluation=done] [data-best]', { timeout: 90_000 });
      assert.deepEqual(await faults(page, 'best'), []);
      await shot(page, 'board best');
      const best = page.locator('[data-best]').first();
      await best.focus();
      await page.keyboard.press('Enter');
      await at(page, 7);
      await page.selectOption('[data-viewer]', '0');
      await page.waitForFunction(() => !document.querySelector('.hands'));

      await tab(page, 'notes');
      await page.fill('#board-note', 'Here it turns.');
      await page.click('[data-marking=arrow]');
      const cells = page.locator('[data-cell]');
      for (const number of [5, 40]) await cells.nth(number).dispatchEvent('click');
      await page.waitForSelector('[data-mark=arrow]');
      await page.waitForSelector('[data-marks="1"] path');
      assert.deepEqual(await faults(page, 'notes'), []);
      await shot(page, 'board notes');

      await tab(page, 'share');
      await page.waitForFunction(() => document.querySelector('#board-link')?.value.includes('#'));
      const link = await page.inputValue('#board-link');
      const other = await visit({ ...PHONE, locale: 'ru-RU', colorScheme: 'dark' });
      await other.goto(link);
      await other.waitForSelector('.board-screen');
      await nodes(other, await page.getAttribute('main', 'data-nodes'));
      await other.waitForSelector('.noted');
      assert.deepEqual(await faults(other, 'phone'), []);
      await shot(other, 'board phone');
      const [whole, main] = await other.evaluate(() =>
        [document.documentElement, document.querySelector('main')].map((one) => one.scrollHeight),
      );
      assert.ok(whole < main + 200, 'the page ends where the board screen ends');
      await page.click('[data-save=board]');
      if (!(site instanceof Server)) return; // What others played is known to a server.
      await tab(page, 'explorer');
      await page.waitForSelector('[data-explored="0"]');
      assert.deepEqual(await faults(page, 'explorer'), []);
    });

    scene('a game is set up by hand and played on against the computer', async (visit, site) => {
      const page = await visit({ ...LAPTOP, locale: 'fr-FR' });
      await page.goto(site.at('/board?new'));
      await page.selectOption('[data-board-game]', 'elfenland');
      await page.locator('input[name=players][value="2"]').check({ force: true });
      await page.click('[data-begin]');
      await at(page, 0);
      await tab(page, 'luck');
      await page.waitForSelector('select[data-luck="0"]');
      const [first, homes] = [await page.inputValue('[data-luck="0"]'), await page.inputValue('[data-luck="1"]')];
      await page.fill('[data-luck="1"]', '["nowhere", "elvenhold"]');
      await page.click('[data-choose]');
      await page.waitForSelector('[role=alert], .ask .refusal');
      await page.fill('[data-luck="1"]', homes);
      await page.selectOption('select[data-luck="0"]', first === '0' ? '1' : '0');
      await page.click('[data-choose]');
      await page.waitForFunction((was) => document.querySelector('[data-luck="0"]')?.value !== was, first);
      assert.deepEqual(await faults(page, 'luck'), []);
      await shot(page, 'board luck');
      await play(page);
      await page.waitForSelector('.hands');
      await tab(page, 'share');
      await page.selectOption('[data-go-on-level]', '1');
      await page.click('[data-go-on]');
      await page.waitForURL(/\/table\//);
      await page.waitForSelector('[data-played]');
    });
  });
}
