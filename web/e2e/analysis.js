// The analysis of a finished game: ordered, made by workers, read beside the board, learnt from.
import assert from 'node:assert/strict';
import { resolve } from 'node:path';
import { faults } from './everyone.js';
import * as hands from './hands.js';
import { group, Server, LAPTOP, PHONE, scene, shot } from './kit.js';

const RECORD = resolve(import.meta.dirname, '..', '..', 'tests', 'records', 'elfenland', 'three-rounds.jsonl');

/** Plays a game of Elfenland with oneself, without looking: passes where that is allowed. Returns the id of its table. */
async function played(page, site) {
  await page.goto(site.at('/healthz')); // A plain page: nobody else introduces this guest.
  return page.evaluate(async () => {
    const ask = async (path, body) => {
      const how = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
      return (await fetch(`/api${path}`, body === undefined ? {} : how)).json();
    };
    await ask('/me', { name: 'Ann' });
    const seats = [{ who: 'me' }, { who: 'me' }];
    const { id } = await ask('/tables', { game: 'elfenland', seats, start: true });
    for (;;) {
      const { status, turn, ply } = await ask(`/tables/${id}/state`);
      if (status !== 'running') return id;
      const { legal } = await ask(`/tables/${id}/state?seat=${turn}`);
      const move = legal.find((one) => one === 'pass' || one === 'stop') ?? legal[0];
      await ask(`/tables/${id}/moves`, { seat: turn, move, ply });
    }
  });
}

export function tests() {
  group('analysis', () => {
    scene('a game is analysed, read and learnt from', async (visit, site) => {
      const ann = await visit(LAPTOP);
      const id = await (site instanceof Server ? played(ann, site) : hands.openRecord(ann, site, RECORD));
      await ann.goto(site.at(`/game/${id}`));
      await ann.click('#tab-analysis');
      await ann.click('[data-order]');
      await ann.waitForSelector('[data-analysis=done]', { timeout: 240_000 });
      assert.deepEqual(await faults(ann, 'laptop'), []);
      await shot(ann, 'analysis laptop');
      const players = await ann.locator('.analysis table').boundingBox();
      const shown = await ann.locator('.analysis .wide').boundingBox();
      assert.ok(shown.height >= players.height && shown.width >= players.width, 'the players can be read');

      const last = Number(await ann.getAttribute('main', 'data-ply'));
      const box = await ann.locator('[data-curve]').boundingBox();
      await ann.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
      await ann.waitForSelector(`main[data-ply="${Math.round(last / 2)}"]`);
      for (let ply = Math.round(last / 2); !(await ann.locator('[data-show-line]').count()); ply -= 1) {
        assert.ok(ply > 0, 'a better line can be shown on the board');
        await ann.locator('h1').click();
        await ann.keyboard.press('ArrowLeft');
        await ann.waitForSelector(`main[data-ply="${ply - 1}"]`);
      }
      await ann.locator('[data-show-line]').focus();
      await ann.keyboard.press('Enter');
      await ann.waitForSelector('svg[data-marks]:not([data-marks="0"])');
      await shot(ann, 'analysis line');
      await ann.locator('[data-learn]').first().focus();
      await ann.keyboard.press('Enter');
      await ann.waitForSelector('[data-mistake="0"]');
      await ann.getByRole('button', { name: 'Solution' }).click();
      await ann.waitForSelector('[data-mistake] [data-mark]');
      assert.deepEqual(await faults(ann, 'laptop'), []);

      if (!(site instanceof Server)) return;
      await ann.goto(`${site.url}/me/games`);
      await ann.locator('.mistakes a').first().focus();
      await ann.keyboard.press('Enter');
      await ann.waitForSelector('[data-mistake="0"]');
      assert.equal(await ann.inputValue('[data-angle]'), '0', 'whoever learns sees what they knew');

      const ben = await visit({ ...PHONE, locale: 'fr-FR', colorScheme: 'dark' });
      await ben.goto(`${site.url}/game/${id}`);
      await ben.click('#tab-analysis');
      await ben.waitForSelector('[data-analysis=done]');
      assert.deepEqual(await faults(ben, 'phone'), [], 'whoever has the link shares it');
      await shot(ben, 'analysis phone');
      await ben.locator('.points button').first().tap();
      await ben.locator('[data-luck], article[data-mark]').first().waitFor();
      await ben.locator('[data-learn]').first().scrollIntoViewIfNeeded();
      const [board, bar] = await Promise.all(['.board', '.replay'].map((part) => ben.locator(part).boundingBox()));
      assert.equal(board.y, 0, 'the board stays in sight');
      assert.ok(bar.y >= board.y + board.height && bar.y <= board.y + board.height + 1, 'and so do the steps');
      await shot(ben, 'analysis phone below');
    });

    scene('against the computer my moves are judged while the game goes on', async (visit, site) => {
      const ann = await visit({ ...PHONE, locale: 'fr-FR' });
      await hands.setUp(ann, site, { key: 'elfenland', options: {} }, ['me', 'bot'], 1);
      await hands.playByMouse(ann, { seed: 5, clicks: 6 });
      await ann.locator('[data-tool=judge]').focus();
      await ann.keyboard.press('Enter');
      await ann.waitForSelector('[data-judge]');
      assert.deepEqual(await faults(ann, 'my moves so far, before'), []);
      await ann.locator('[data-judge]').focus();
      await ann.keyboard.press('Enter');
      await ann.waitForSelector('[data-so-far=done]', { timeout: 120_000 });
      assert.deepEqual(await faults(ann, 'my moves so far'), []);
      await shot(ann, 'my moves so far phone');
    });
  });
}
