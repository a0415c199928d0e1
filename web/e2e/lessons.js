// Lessons in a browser: with the mouse, with fingers, with the keyboard alone; left and taken up again.
import assert from 'node:assert/strict';
import { faults } from './everyone.js';
import { group, LAPTOP, PHONE, scene, shot } from './kit.js';

const at = (page) => page.evaluate(() => ({ ...document.querySelector('[data-step]')?.dataset }));
const phase = (page, wanted) =>
  page.waitForFunction((any) => any.includes(document.querySelector('[data-phase]')?.dataset.phase), wanted);

/** Goes through a lesson as it shows: what is marked is played, with `press` for every button. */
async function follow(page, press) {
  for (let steps = 0; steps < 200; steps += 1) {
    const { step, phase: now } = await at(page);
    if (now === 'over') return;
    if (now === 'playing' || now === 'asking') await press('[data-skip]');
    else await press('[data-next]');
    await page.waitForFunction(
      ([old, was]) => {
        const main = document.querySelector('[data-step]');
        return main && (main.dataset.step !== old || main.dataset.phase !== was);
      },
      [step, now],
    );
  }
  assert.fail('the lesson does not end');
}

/** One place after the other is tried until the step is solved. */
async function solve(page, tap) {
  const places = await page.$$('[data-can]');
  for (let k = 0; k < places.length; k += 1) {
    await tap((await page.$$('[data-can]'))[k]);
    if (page.fingers) await page.click('.board [data-confirm]');
    await page.waitForFunction(() => !document.querySelector('[data-sending]'));
    if ((await at(page)).phase === 'solved') return;
  }
  assert.fail('nothing solves the step');
}

export function tests(games) {
  group('lessons', () => {
    scene('a lesson is offered on the card, solved, left and taken up again', async (visit, house) => {
      const page = await visit(LAPTOP);
      await page.goto(house.url);
      await page.click('[href="/learn/dokmus/first"]');
      await phase(page, ['playing']);
      await solve(page, (place) => place.click());
      assert.match(await page.textContent('.comment'), /beside your own tokens/);
      await page.click('[data-next]');
      await phase(page, ['playing']);
      assert.equal((await at(page)).step, 'place-again');
      await page.reload();
      await phase(page, ['playing']);
      assert.equal((await at(page)).step, 'place-again', 'the progress is kept');
      await page.click('[data-back-step]');
      await page.waitForSelector('[data-step="place"]');
      assert.deepEqual(await faults(page, 'lesson'), []);
      await shot(page, 'lesson');
    });

    scene('a poor move is not played, and a move against the rules names its rule', async (visit, house) => {
      const page = await visit(LAPTOP);
      await page.goto(`${house.url}/learn/dokmus/first`);
      for (const step of ['place', 'place-again']) {
        await page.waitForSelector(`[data-step="${step}"]`);
        await page.click('[data-skip]');
      }
      await page.waitForSelector('[data-step="temple"]');
      await page.click('[data-can="g1"], [data-cell="g1"]').catch(() => page.click('[data-can]'));
      await page.waitForSelector('[data-outcome="poor"]');
      assert.equal((await at(page)).phase, 'playing');
      await page.locator('[role="gridcell"]').first().click();
      await page.waitForSelector('[role="alert"] [data-rule]');
      await page.click('[data-show]');
      assert.match(await page.textContent('.middle'), /e1/);
    });

    for (const game of games)
      scene(`the first lesson of ${game} is finished by keyboard`, async (visit, house) => {
        const page = await visit(LAPTOP);
        await page.goto(`${house.url}/learn/${game}/first`);
        await phase(page, ['playing', 'told']);
        await follow(page, async (button) => {
          await page.focus(button);
          await page.keyboard.press('Enter');
        });
        assert.deepEqual(await faults(page, 'lesson'), []);
      });

    scene('a lesson with fingers on a phone, in Russian', async (visit, house) => {
      const page = await visit({ ...PHONE, locale: 'ru-RU' });
      await page.goto(`${house.url}/learn/dokmus/first`);
      await phase(page, ['playing']);
      await solve(page, (place) => place.tap());
      await page.tap('[data-next]');
      await page.waitForSelector('[data-step="place-again"]');
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      assert.ok(wide <= 360, `the page is ${wide} wide`);
      await shot(page, 'lesson-phone');
    });
  });
}
