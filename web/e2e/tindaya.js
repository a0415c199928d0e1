// What only Tindaya has: danger zones on demand, and everything below the map on a phone.
import assert from 'node:assert/strict';
import * as hands from './hands.js';
import { group, PHONE, PROJECTOR, scene, shot } from './kit.js';

const solo = { key: 'tindaya', players: 1, options: {} };

export function tests() {
  group('tindaya alone', () => {
    scene('shows the danger zones of the events ahead on demand', async (visit, house) => {
      const page = await visit({ ...PROJECTOR, dark: true });
      await hands.setUp(page, house, solo, ['me']);
      const random = hands.luck(1);
      for (let k = 0; k < 60 && !(await page.$('.zones')); k += 1) {
        await hands.awaitTurn(page);
        await hands.click(page, random);
      }
      assert.equal((await page.$$('.zone')).length, 0);
      await page.click('.zones');
      assert.ok((await page.$$('.zone')).length > 3);
      await shot(page, 'tindaya-danger');
      await page.click('.zones');
      assert.equal((await page.$$('.zone')).length, 0);
    });

    scene('has everything below the map on a phone', async (visit, house) => {
      const page = await visit(PHONE);
      await hands.setUp(page, house, solo, ['me']);
      await page.waitForSelector('.below .mountain');
    });
  });
}
