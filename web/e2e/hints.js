// Hints: why, what is expected, what the second-best move lacks; between people only where the table allows them.
import assert from 'node:assert/strict';
import { faults } from './everyone.js';
import * as hands from './hands.js';
import { group, LAPTOP, online, PHONE, scene, shot } from './kit.js';

const told = async (page) => (await page.textContent('.hint')).replaceAll(/\s+/g, ' ').trim();

/** The page begins anew: nothing is picked or waits for a yes. */
async function again(page) {
  await page.reload();
  await hands.awaitTurn(page);
  return page;
}

async function hint(page) {
  await page.click('[data-tool=hint]');
  await page.waitForSelector('.hint [data-why]');
  return told(page);
}

/** Ann makes a table with a seat by link, with hints or without; Ben sits down. Whoever is to decide comes first. */
async function two(ann, ben, site, game, allowed) {
  await ann.goto(site.url);
  await ann.click(`[data-setup="${game.key}"]`);
  await ann.click('dialog[open] .players label:has-text("2")');
  assert.equal(await ann.$('[data-hints]'), null, 'against the computer there is nothing to allow');
  await ann.selectOption('#who-1', 'link');
  if (allowed) await ann.check('[data-hints]');
  await ann.click('dialog[open] footer .button');
  await ben.goto(await ann.inputValue('#link-1'));
  assert.equal(await ben.getAttribute('[data-hints]', 'data-hints'), String(allowed));
  await shot(ben, `hints-${allowed ? 'allowed' : 'off'}-join`);
  await ben.click('[data-join]');
  await ann.click('[data-start]:not([disabled])');
  const turn = (page) => page.waitForSelector('.ask.yours').then(() => page);
  const first = await Promise.race([turn(ann), turn(ben)]);
  return first === ann ? [ann, ben] : [ben, ann];
}

export function tests(games) {
  group('hints', () => {
    for (const game of games)
      scene(`${game.key}: say why, and say the same again`, async (visit, site) => {
        const page = await again(await hands.begun(await visit(LAPTOP), site, game, 12));
        const first = await hint(page);
        assert.match(first, /It .+\./);
        await shot(page, `${game.key}-hint-why`);
        assert.deepEqual(await faults(page, `${game.key}-hint-why`), []);
        assert.equal(await hint(await again(page)), first);
      });

    scene('fit on a phone', async (visit, site) => {
      const page = await hands.begun(await visit(PHONE), site, games[0], 4);
      await hint(page);
      await shot(page, 'phone-hint-why');
      assert.deepEqual(await faults(page, 'phone-hint-why'), []);
    });

    online('are off between people', async (visit, site) => {
      const [page] = await two(await visit(), await visit(), site, games[0], false);
      assert.ok(await page.isDisabled('[data-tool=hint]'));
      assert.match(await page.getAttribute('[data-tool=hint]', 'title'), /no hints/);
    });

    online('are announced where a table allows them', async (visit, site) => {
      const [page, other] = await two(await visit(), await visit(), site, games[0], true);
      await hint(page);
      await other.waitForSelector('[data-line]:has-text("takes a hint")', { state: 'attached' });
      await shot(other, 'hint-announced');
    });
  });
}
