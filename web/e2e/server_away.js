// The server goes away in the middle of a game and comes back. It is a server of its own: the others play on.
import assert from 'node:assert/strict';
import { after, before } from 'node:test';
import * as hands from './hands.js';
import { group, Server, scene, shot } from './kit.js';
import { logged } from './table.js';

export function tests(games) {
  group('when the server is away', () => {
    let site;
    before(async () => {
      site = await Server.open();
    });
    after(() => site?.close());

    for (const game of games) {
      scene(`a click at a table of ${game.key} is kept and played once`, async (visit) => {
        const page = await hands.begun(await visit(), site, game, 3);
        const [ply, mine] = [await hands.ply(page), await ownMoves(page)];
        await site.kill();
        try {
          await page.waitForSelector('.away');
          await shot(page, `${game.key}-away`);
          const random = hands.luck(77);
          for (let k = 0; k < 40 && !(await page.$('[data-sending]')); k += 1) await hands.click(page, random);
          await page.waitForSelector('[data-sending]');
        } finally {
          await site.start();
        }
        await page.waitForSelector('.away', { state: 'detached' });
        await hands.played(page, ply);
        assert.equal(await ownMoves(page), mine + 1);
      });
    }
  });
}

const ownMoves = async (page) => (await logged(page)).filter((line) => line.startsWith('You')).length;
