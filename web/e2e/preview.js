// What a choice means, shown before it is made: on hover, on focus, on the first tap.
import assert from 'node:assert/strict';
import * as hands from './hands.js';
import { LAPTOP, PHONE, group, scene, shot } from './kit.js';

const PREVIEW = '.preview [data-preview]';

/** Points at a choice with the mouse, without pressing. */
async function hover(page, selectors, fate = 0) {
  const place = await hands.spot(page, selectors, fate);
  await page.mouse.move(place.x - 2, place.y - 2);
  await page.mouse.move(place.x, place.y);
}

const frame = (page) => page.evaluate(() => JSON.stringify(document.querySelector('.board').getBoundingClientRect()));

export function tests(game) {
  group(`what a choice means in ${game.key}`, () => {
    scene(`${game.key}: a place or button that is pointed at says it, and the board stays`, async (visit, site) => {
      const page = await hands.begun(await visit(LAPTOP), site, game);
      await hands.awaitTurn(page);
      const before = await frame(page);
      await hover(page, ['[data-can]', '[data-choice]']);
      await page.waitForSelector(PREVIEW);
      assert.match(await page.textContent(PREVIEW), /\w/);
      assert.equal(await frame(page), before);
      await shot(page, `preview-${game.key}-laptop`);
      await page.mouse.move(2, 2);
      await page.waitForSelector(PREVIEW, { state: 'detached' });
    });

    scene(`${game.key}: the places that a choice touches are marked while one points at it`, async (visit, site) => {
      const page = await hands.begun(await visit(LAPTOP), site, game);
      const random = hands.luck(3);
      const touched = async () => {
        await hands.awaitTurn(page);
        if (!(await page.$('[role=gridcell][data-can]'))) return false;
        await hover(page, ['[role=gridcell][data-can]'], random());
        return page.waitForSelector('.marks [data-touched]', { timeout: 2000 }).catch(() => null);
      };
      for (let k = 0; k < 60 && !(await touched()); k += 1) await hands.click(page, random);
      const [{ tone, sign }] = await page.$$eval('.marks [data-touched]', (all) =>
        all.map((one) => ({ tone: one.dataset.tone, sign: one.textContent.trim() })),
      );
      assert.equal(tone === 'fact', sign === '', 'a tone has a sign');
      await shot(page, `preview-${game.key}-places`);
      await page.mouse.move(2, 2);
      await page.waitForSelector('.marks [data-touched]', { state: 'detached' });
    });

    scene(`${game.key}: the keyboard and the ear get it too`, async (visit, site) => {
      const page = await hands.begun(await visit(LAPTOP), site, game);
      await hands.awaitTurn(page);
      await page.evaluate(() => document.querySelector('[data-can], [data-choice]').focus());
      await page.waitForSelector(PREVIEW);
      const [first] = (await page.textContent(`${PREVIEW} li`)).trim().split('\n');
      await page.waitForFunction(
        (told) =>
          [...document.querySelectorAll('[aria-live=polite]')].some(
            (live) => told.includes(live.textContent.split('.')[0]) && live.textContent,
          ),
        first,
      );
    });

    scene(`${game.key}: a first tap shows it on a phone`, async (visit, site) => {
      const page = await visit(PHONE);
      await hands.setUp(page, site, { ...game, options: {} }, hands.against(game));
      await hands.awaitTurn(page);
      const before = await hands.ply(page);
      await hands.hit(page, await hands.spot(page, ['[data-can]:not(button)', '[data-choice]'], 0));
      await page.waitForSelector(PREVIEW);
      assert.equal(await hands.ply(page), before);
      await shot(page, `preview-${game.key}-phone`);
    });
  });
}

/** Certain losses ask for a yes; the list of all moves tells too. */
export function losses(game) {
  group('what a choice costs', () => {
    scene('the list of all moves says what each of them means', async (visit, site) => {
      const page = await hands.begun(await visit(LAPTOP), site, game);
      await hands.awaitTurn(page);
      await page.click('button.aid:not([disabled])');
      await page.hover('dialog[open] [data-move]');
      await page.waitForFunction(() => document.querySelector('dialog[open] [data-preview]').textContent.trim());
      await shot(page, 'preview-list');
    });

    scene('to pass with hungry villagers asks for a yes and says who starves', async (visit, site) => {
      const page = await visit({ viewport: { width: 1366, height: 650 } });
      await hands.setUp(page, site, { ...game, options: {} }, hands.against(game));
      await hands.awaitTurn(page);
      for (let k = 0; k < 60 && !(await page.$('[data-choice="pass"]')); k += 1) {
        await hands.click(page, hands.luck(k), 0);
        await hands.awaitTurn(page);
      }
      const before = await hands.ply(page);
      await page.hover('[data-choice="pass"]');
      await page.waitForSelector(`${PREVIEW} .loss`);
      await page.click('[data-choice="pass"]');
      await page.waitForSelector('.warned');
      assert.match(await page.textContent('.warned'), /starve/);
      await page.waitForFunction(() => {
        const [yes, card] = ['[data-confirm]', 'section.ask'].map((one) =>
          document.querySelector(one).getBoundingClientRect(),
        );
        return yes.top >= card.top && yes.bottom <= card.bottom + 1;
      });
      assert.equal(await hands.ply(page), before);
      await shot(page, 'preview-loss');
      await page.click('[data-confirm]');
      await hands.played(page, before);
    });
  });
}
