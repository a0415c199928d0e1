// Tindaya in a real browser: a whole campaign game by mouse, a part of a game by keyboard, its danger zones and deals.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import * as hands from './hands.js';
import { House, launch, PHONE, PROJECTOR, shot, visitor } from './kit.js';

let house;
let browser;
before(async () => {
  house = await House.open();
  browser = await launch();
});
after(async () => {
  await browser?.close();
  await house?.close();
});

/** Sets up a table with options, chosen in the dialog. */
async function setUp(page, seats, options = {}) {
  await page.goto(house.url);
  await page.click('[data-setup="tindaya"]');
  await page.click(`dialog[open] .players label:has-text("${seats.length}")`);
  for (const [seat, who] of seats.entries()) await page.selectOption(`#who-${seat}`, who);
  for (const value of Object.values(options)) {
    const text = JSON.stringify(value);
    await page.selectOption(`dialog[open] select:has(option[value='${text}'])`, text);
  }
  await page.click('dialog[open] footer .button');
  await page.waitForURL(/\/table\//);
  await page.waitForSelector('svg.map');
}

describe('tindaya', () => {
  it('is played to the end by mouse: the first game of the campaign', async () => {
    const page = await visitor(browser, { dark: true });
    await setUp(page, ['me', 'bot'], { campaign: 'game_1' });
    assert.equal(await hands.playByMouse(page, { seed: 5, clicks: 25 }), false);
    await shot(page, 'tindaya-middle');
    assert.equal(await hands.playByMouse(page, { seed: 6, clicks: 1500 }), true);
    await shot(page, 'tindaya-end');
    assert.match(await page.textContent('dialog[open] table'), /\d/);
    assert.deepEqual(page.faults, []);
    await page.context().close();
  });

  it('is played by keyboard', async () => {
    const page = await visitor(browser);
    await setUp(page, ['me', 'bot'], { mode: 'domination' });
    await hands.playByKeyboard(page, { seed: 3, steps: 25 });
    assert.ok((await hands.ply(page)) >= 10);
    assert.deepEqual(page.faults, []);
    await page.context().close();
  });

  it('shows the danger zones of the events ahead on demand', async () => {
    const page = await visitor(browser, { viewport: PROJECTOR, dark: true });
    await setUp(page, ['me']);
    await page.waitForSelector('[data-can]');
    for (let k = 0; k < 40 && !(await page.$('.zones')); k += 1) {
      await hands.click(page, hands.luck(k));
      await page.waitForTimeout(120);
    }
    assert.equal((await page.$$('.zone')).length, 0);
    await page.click('.zones');
    assert.ok((await page.$$('.zone')).length > 3);
    await shot(page, 'tindaya-danger');
    await page.click('.zones');
    assert.equal((await page.$$('.zone')).length, 0);
    await page.context().close();
  });

  it('fits on a phone, with everything below the map', async () => {
    const page = await visitor(browser, { viewport: PHONE });
    await setUp(page, ['me', 'bot']);
    assert.ok(await page.$('.below .mountain'));
    assert.ok((await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)) <= 0);
    await shot(page, 'tindaya-phone');
    await page.context().close();
  });
});
