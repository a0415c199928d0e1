// The board of games that bring none: games of other packages, on a server of their own.
import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { after, before } from 'node:test';
import { faults } from './everyone.js';
import * as hands from './hands.js';
import { group, Server, LAPTOP, PHONE, plugins, scene, shot } from './kit.js';

const GAMES = {
  laststraw: 'dl',
  reversi: '[role=gridcell][data-can]',
  meadow: '.graph button[data-can]',
};

export function tests() {
  group('games of other packages', () => {
    let folder;
    let site;
    before(async () => {
      folder = plugins();
      site = await Server.open({ PYTHONPATH: folder });
    });
    after(async () => {
      await site?.close();
      rmSync(folder, { recursive: true, force: true });
    });

    for (const [key, shown] of Object.entries(GAMES)) {
      for (const [device, size] of [
        ['laptop', LAPTOP],
        ['phone', PHONE],
      ]) {
        scene(`${key} is played to its end, ${device}`, async (visit) => {
          const page = await visit(size);
          await hands.setUp(page, site, { key, options: {} }, ['me', 'bot']);
          await page.waitForSelector(shown);
          await shot(page, `generic-${key}-${device}`);
          assert.deepEqual(await faults(page, device), []);
          assert.ok(await hands.playByMouse(page, { seed: 5, clicks: 200 }));
        });
      }
    }

    scene('a graph is played by keyboard', async (visit) => {
      const page = await visit();
      await hands.setUp(page, site, { key: 'meadow', options: {} }, ['me', 'bot']);
      await page.focus('[data-place="oak"]');
      await page.keyboard.press('ArrowRight');
      assert.equal(await page.evaluate(() => document.activeElement.dataset.place), 'well');
      await page.keyboard.press('Enter');
      await hands.played(page, 0);
      await page.waitForFunction(() => document.querySelector('[data-place="well"]').querySelector('svg') !== null);
    });

    scene('a list says what is there', async (visit) => {
      const page = await visit();
      await hands.setUp(page, site, { key: 'meadow', options: {} }, ['me', 'bot']);
      const growing = page.getByRole('list', { name: 'growing' }).getByRole('listitem');
      await growing.first().waitFor();
      assert.equal(await growing.count(), 7);
      assert.match(await growing.first().textContent(), /oak\s+2/);
      assert.equal(await page.locator('[data-cards] li').count(), 1);
    });
  });
}
