// Whatever lies on a board says what it is: by a click, a right click, a long press, the key "?"; and the help has all of it.
import assert from 'node:assert/strict';
import { faults } from './everyone.js';
import * as hands from './hands.js';
import { group, LAPTOP, PHONE, scene, shot } from './kit.js';

const solo = { key: 'tindaya', players: 1, options: {} };
const CARD = '.card.explained';
const told = (page) => page.textContent(CARD);

/** A finger that stays on an element; what it does when it is lifted is the page's business. */
async function longPress(page, selector) {
  const box = await page.locator(selector).first().boundingBox();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await page.waitForTimeout(750);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

export function tests() {
  group('the glossary', () => {
    scene('a click on the anger of a god says what it is and opens its rule', async (visit, site) => {
      const page = await visit(LAPTOP);
      await hands.begun(page, site, solo);
      await page.click('button.what[data-what^="anger-orange_1"]');
      await page.waitForSelector(CARD);
      assert.match(await told(page), /vexed[\s\S]*2 hexes around/i);
      await shot(page, 'glossary anger');
      await page.click(`${CARD} [data-entry="concept-radius"]`);
      assert.match(await told(page), /Calm 1/);
      await page.click(`${CARD} [data-rule]`);
      await page.waitForSelector('dialog[open] .cited');
      assert.equal(await page.locator(CARD).count(), 0);
    });

    scene('a click on what no button is, and a right click on a choice, that is not played', async (visit, site) => {
      const page = await visit(LAPTOP);
      await hands.begun(page, site, solo);
      await page.click('[data-what="concept-cave"]');
      await page.waitForSelector(CARD);
      assert.match(await told(page), /houses 4 villagers/);
      await page.keyboard.press('Escape');
      assert.equal(await page.locator(CARD).count(), 0);
      const before = await hands.ply(page);
      await page.locator('[data-hex][data-can]').first().click({ button: 'right' });
      await page.waitForSelector(CARD);
      assert.match(await told(page), /island/);
      assert.equal(await hands.ply(page), before);
      assert.equal(await page.locator('[data-confirm]').count(), 0);
    });

    scene('the key "?" explains what has the focus, which comes back', async (visit, site) => {
      const page = await visit(LAPTOP);
      await hands.begun(page, site, { key: 'dokmus', players: 2, options: {} });
      await page.locator('[data-cell][tabindex="0"]').focus();
      const cell = await page.evaluate(() => document.activeElement.dataset.cell);
      await page.keyboard.press('?');
      await page.waitForSelector(CARD);
      assert.equal(await page.evaluate(() => document.activeElement.getAttribute('role')), 'dialog');
      assert.deepEqual(await faults(page, 'a card of the glossary'), []);
      await shot(page, 'glossary cell');
      await page.keyboard.press('Escape');
      assert.equal(await page.evaluate(() => document.activeElement.dataset.cell), cell);
    });

    scene('a long press explains a card and does not choose it', async (visit, site) => {
      const page = await visit(PHONE);
      await hands.begun(page, site, { key: 'elfenland', players: 2, options: {} });
      const before = await hands.ply(page);
      await page.locator('[data-what^="kind-"]').first().scrollIntoViewIfNeeded();
      await longPress(page, '[data-what^="kind-"]');
      await page.waitForSelector(CARD);
      assert.match(await told(page), /transport|water/);
      assert.equal(await hands.ply(page), before);
      await shot(page, 'glossary long press phone');
    });

    scene('the help searches all of it, in French', async (visit, site) => {
      const page = await visit({ ...PHONE, locale: 'fr-FR' });
      await hands.begun(page, site, solo);
      await page.click('[data-tool=rules]');
      await page.click('dialog[open] [data-things]');
      await page.fill('[data-glossary-search]', 'irritation');
      const first = page.locator('dialog[open] details').first();
      assert.match(await first.innerText(), /Irritation[\s\S]*2 hexagones/);
      await shot(page, 'glossary search phone');
      await first.locator('[data-rule]').click();
      await page.waitForSelector('dialog[open] .cited');
    });
  });
}
