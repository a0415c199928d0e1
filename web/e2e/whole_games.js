// Whole games: by mouse, by keyboard, by two browsers, at one screen.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { faults, looks } from './everyone.js';
import * as hands from './hands.js';
import { group, Server, scene, shot } from './kit.js';
import { unexplained } from './table.js';

/** One game by mouse to the end; at every question that is asked for the first time we stop and look around. */
export function journey(game) {
  group(`${game.key}, a journey`, () => {
    scene('starts against the computer in two clicks from a cold start', async (visit, site) => {
      const page = await visit();
      await page.goto(site.url);
      await page.click(`[data-play="${game.key}"]`);
      await page.waitForSelector('.board svg');
      await hands.awaitTurn(page);
    });

    scene(
      'is played to the end by mouse; on the way every screen is for everyone, and what cannot be chosen is explained',
      async (visit, site) => {
        const page = await visit();
        await hands.setUp(page, site, game, hands.against(game));
        await hands.awaitTurn(page);
        // Others who sit at the same seat follow it at a server only.
        const around = site instanceof Server ? await looks(page, visit) : () => [];
        const complaints = [];
        const seen = new Set();
        const pause = async () => {
          // The click before may have ended the game just now.
          const question = await (await page.$('[data-question]'))?.getAttribute('data-question');
          if (!question || seen.has(question) || (await page.$('[data-confirm], [data-back]'))) return;
          seen.add(question);
          complaints.push(...(await unexplained(page, question)), ...(await faults(page, question)));
          await shot(page, `${game.key}-${question}`);
          if (seen.size === 2) complaints.push(...(await around(`${game.key}-table`)));
        };
        assert.equal(await hands.playByMouse(page, { seed: 8, pause }), true);
        complaints.push(...(await around(`${game.key}-end`)));
        assert.deepEqual(complaints, []);
        assert.ok(seen.size > 2, [...seen].join());
        assert.match((await hands.score(page)).join(), /\d/);
        await rematch(page);
      },
    );
  });
}

/** The campaign of Tindaya: a stranger begins with its first game, and each brings the next. */
export function campaign() {
  group('the campaign', () => {
    scene('begins with game 1 and goes on to game 2', async (visit, site) => {
      const page = await visit();
      await page.goto(site.url);
      await page.click('[data-play=tindaya]');
      await page.waitForSelector('.ask strong');
      assert.deepEqual(await options(page), { campaign: 'game_1' });
      assert.equal(await hands.playByMouse(page, { seed: 8 }), true);
      await page.waitForSelector('dialog[open] .campaign');
      await shot(page, 'campaign-next');
      const before = page.url();
      await page.click('[data-onward]');
      await page.waitForURL((url) => url.href !== before);
      await hands.awaitTurn(page);
      assert.deepEqual(await options(page), { campaign: 'game_2' });
      await page.goto(site.url);
      await page.waitForSelector('text=game 2 of 4');
    });
  });
}

/** The options of a table, as its record has them. */
async function options(page) {
  const [download] = await Promise.all([page.waitForEvent('download'), page.click('[data-record]')]);
  return JSON.parse(readFileSync(await download.path(), 'utf8').split('\n')[0]).options;
}

/** Games for which one page is enough. */
export function alone(game) {
  group(`${game.key}, at one page`, () => {
    scene('is played to the end by keyboard alone', async (visit, site) => {
      const page = await visit();
      await hands.setUp(page, site, game, hands.against(game));
      assert.equal(await hands.playByKeyboard(page, { seed: 9 }), true);
    });

    scene('is handed over between two players at one screen', async (visit, site) => {
      const page = await visit();
      await hands.setUp(page, site, { ...game, options: game.secret ?? game.options }, Array(game.players).fill('me'));
      const random = hands.luck(5);
      let taken = 0;
      for (let k = 0; k < 300 && taken < 6; k += 1) {
        await hands.awaitTurn(page);
        if (!(await page.$('dialog[open] [data-take]'))) {
          await hands.click(page, random);
          continue;
        }
        assert.equal(await page.$('.board svg'), null);
        if (game.key === 'dokmus') assert.equal(await page.getAttribute('.question', 'data-question'), 'draft');
        if (taken === 0) await shot(page, `${game.key}-hand-over`);
        await hands.take(page);
        await page.waitForSelector('dialog[open] [data-take]', { state: 'detached' });
        taken += 1;
      }
      assert.equal(taken, 6);
    });
  });
}

export function together(game) {
  group(`${game.key}, between two browsers`, () => {
    scene('is played to the end', async (visit, site) => {
      const [ann, ben] = [await visit(), await visit()];
      await hands.together(ann, ben, site, game, 'Ben');
      assert.deepEqual(await Promise.all([hands.playByMouse(ann, { seed: 3 }), hands.playByMouse(ben, { seed: 4 })]), [
        true,
        true,
      ]);
      assert.deepEqual(await hands.score(ann), await hands.score(ben));
    });
  });
}

async function rematch(page) {
  const before = page.url();
  await page.click('[data-again]');
  await page.waitForFunction((old) => location.href !== old, before);
  await page.waitForSelector('.board svg');
}
