// Where everybody stands: scores part by part at any time, goals that never go away, points that are told where they fall.
import assert from 'node:assert/strict';
import { faults } from './everyone.js';
import * as hands from './hands.js';
import { group, LAPTOP, PHONE, scene, shot } from './kit.js';

const dokmus = { key: 'dokmus', players: 2, options: {} };
const elfenland = { key: 'elfenland', players: 2, options: {} };
const alliance = { key: 'tindaya', players: 2, options: {} };
const domination = { key: 'tindaya', players: 2, options: { mode: 'domination' } };

const numbers = (texts) => texts.map((text) => Number(text.replace('−', '-').replace('–', '0')));

/** The cells of a table, line by line: the numbers of each line. */
const lines = (page) =>
  page.$$eval('dialog[open] [data-score] tbody:first-of-type tr', (rows) =>
    rows.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent)),
  );

/** A game with these options against the computer. */
async function begun(page, site, game, clicks = 0) {
  await hands.setUp(page, site, game, hands.against(game));
  await hands.playByMouse(page, { seed: 21, clicks, buttons: 0 });
}

const points = (page) => page.$$eval('[data-points]', (all) => all.map((one) => Number(one.dataset.points)));

/** Plays until the points have changed. */
async function untilPoints(page) {
  const before = String(await points(page));
  for (let seed = 1; seed < 60 && !(await hands.isOver(page)); seed += 1) {
    await hands.playByMouse(page, { seed, clicks: 1, buttons: 0 });
    const now = await points(page);
    if (String(now) !== before) return now;
  }
  return assert.fail('no points in all the game');
}

export function tests() {
  group('where everybody stands', () => {
    scene('a click on a score tells its parts, and they add up', async (visit, site) => {
      const page = await visit(LAPTOP);
      await begun(page, site, dokmus);
      const counted = await untilPoints(page);
      await page.locator('[data-points]').first().click();
      await page.waitForSelector('dialog[open] #score-now');
      const rows = (await lines(page)).map(numbers);
      const total = rows.pop();
      assert.deepEqual(total, counted);
      for (const seat of [0, 1])
        assert.equal(
          rows.reduce((sum, row) => sum + row[seat], 0),
          total[seat],
        );
      assert.ok(await page.locator('[data-prospects] li').count(), 'there is more to be had');
      assert.deepEqual(await faults(page, 'the score now'), []);
      await shot(page, 'score now');
      await page.keyboard.press('Escape');
      await page.waitForSelector('dialog[open]', { state: 'detached' });
      assert.match(await page.textContent('[role=list]'), /\+\d+ [a-z ]+ \(D12\.\d\)/, 'the log says why');
    });

    scene('points float up from the board, unless motion is not wanted', async (visit, site) => {
      for (const calm of [false, true]) {
        const page = await visit({ ...LAPTOP, calm });
        await begun(page, site, dokmus);
        await page.evaluate(() => {
          globalThis.floated = 0;
          new MutationObserver((changes) => {
            for (const { addedNodes } of changes)
              for (const node of addedNodes) if (node.dataset?.float) globalThis.floated += 1;
          }).observe(document.body, { childList: true, subtree: true });
        });
        await untilPoints(page);
        await page.waitForTimeout(500);
        const floated = await page.evaluate(() => globalThis.floated);
        assert.equal(floated > 0, !calm);
      }
    });

    for (const game of [dokmus, elfenland, alliance, domination])
      scene(
        `the goals of ${game.key} ${game.options.mode ?? ''} stay in sight on a phone and a laptop`,
        async (visit, site) => {
          const page = await visit(PHONE);
          await begun(page, site, game, 4);
          const line = page.locator('[data-goals] > button');
          assert.ok(await line.isVisible());
          assert.equal(await line.getAttribute('aria-expanded'), 'false');
          await line.focus();
          const board = await page.locator('.board').boundingBox();
          await page.keyboard.press('Enter');
          await page.waitForSelector('[data-goals] [data-goal]');
          assert.deepEqual(await page.locator('.board').boundingBox(), board, 'the board holds still');
          await page.locator('[data-goal] > button').first().click();
          await page.waitForSelector('[data-goal] .how');
          assert.deepEqual(await faults(page, `goals of ${game.key}`), []);
          await shot(page, `goals ${game.key} ${game.options.mode ?? ''} phone`);
          await page.keyboard.press('Escape');
          await page.waitForSelector('[data-goals] [data-goal]', { state: 'detached' });
          await page.setViewportSize(LAPTOP.viewport);
          await page.waitForSelector('[data-goals] [data-goal]');
          await shot(page, `goals ${game.key} ${game.options.mode ?? ''} laptop`);
        },
      );

    scene('the way home is counted for its owner alone', async (visit, site) => {
      const page = await visit(LAPTOP);
      await begun(page, site, elfenland, 2);
      await page.locator('[data-points]').first().click();
      const secret = page.locator('dialog[open] [data-score] tbody:nth-of-type(2) tr').first();
      assert.match(await secret.innerText(), /only you know/i);
      const [own, other] = await secret.locator('td').allInnerTexts();
      assert.match(own, /^(−\d+|0)$/);
      assert.equal(other, '–');
    });
  });
}
