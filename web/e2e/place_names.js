// Places have names that a person can find: they light up on the board where a text speaks of them.
import assert from 'node:assert/strict';
import * as hands from './hands.js';
import { group, LAPTOP, PHONE, scene, shot } from './kit.js';

const GAMES = [
  { key: 'tindaya', players: 1, options: {}, clicks: 4, name: /island|volcano|trench/ },
  { key: 'dokmus', players: 2, options: {}, clicks: 6, name: /[a-u]\d+|[A-C][12]/ },
  { key: 'elfenland', players: 2, options: {}, clicks: 12, name: /–|→/ },
];

const told = (page) => page.locator('main .told').count();

export function tests() {
  group('names of places', () => {
    for (const game of GAMES)
      scene(`a place that the log of ${game.key} names lights up`, async (visit, site) => {
        const page = await visit(LAPTOP);
        await hands.begun(page, site, game, game.clicks);
        const place = page.locator('[role=listitem] [data-place]');
        assert.ok(await place.count(), 'the log names a place');
        assert.match(await place.last().textContent(), game.name);
        assert.equal(await told(page), 0);
        await place.last().hover();
        await page.waitForFunction(() => document.querySelector('main .told'));
        await shot(page, `names ${game.key}`);
      });

    scene('a hint names its place, and the keyboard finds it', async (visit, site) => {
      const page = await visit(PHONE);
      await hands.begun(page, site, GAMES[0]);
      await page.click('[data-tool=hint]');
      const place = page.locator('.hint [data-place]').first();
      await place.waitFor();
      assert.doesNotMatch(await page.locator('.hint').innerText(), /-?\d+[,;] ?[-−]?\d/);
      await place.focus();
      await page.waitForFunction(() => document.querySelector('main .told'));
      await shot(page, 'names hint phone');
    });
  });
}
