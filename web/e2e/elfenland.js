// What only Elfenland has: the cards of a payment or a discard are named in any order and played in that of the chart (E11.7).
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import * as hands from './hands.js';
import { group, LAPTOP, PHONE, scene, shot } from './kit.js';

const DATA = new URL('../../src/ludoteca/games/elfenland/data/', import.meta.url);
const read = (name) => JSON.parse(readFileSync(new URL(name, DATA), 'utf8'));
const CHART = read('transport.json').transports.map(({ id }) => id);
const HOME_ROADS = read('map.json')
  .roads.filter(({ a, b }) => [a, b].includes('elvenhold'))
  .map(({ id }) => id);
const duel = { key: 'elfenland', players: 2, options: { first_player: 0 } };

const table = (page) => new URL(page.url()).pathname.split('/').at(-1);
const call = (page, path, body) =>
  page.evaluate(
    async ([address, sent]) => {
      const answer = await fetch(
        `/api${address}`,
        sent && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(sent) },
      );
      return answer.text();
    },
    [`/tables/${table(page)}${path}`, body],
  );
const state = async (page) => JSON.parse(await call(page, '/state?seat=0'));
const play = async (page, move) => call(page, '/moves', { seat: 0, move, ply: (await state(page)).ply });
const own = ({ view }) => view.seats[0];

/** Plays for seat 0 past the page until it travels: a counter goes on a road out of the capital. */
async function travelling(page, site) {
  await hands.setUp(page, site, duel, ['me', 'bot']);
  for (;;) {
    const { turn, legal, view } = await state(page);
    if (turn === 0 && view.phase === 'travel') return;
    if (turn === 0)
      await play(
        page,
        legal.find((move) => move.startsWith('plan') && HOME_ROADS.some((road) => move.includes(road))) ??
          legal.find((move) => move === 'pass') ??
          legal[0],
      );
    else await page.waitForTimeout(50);
  }
}

const played = async (page, verb) =>
  (await call(page, '/record?seat=0'))
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
    .filter(({ seat, move }) => seat === 0 && move?.startsWith(`${verb} `))
    .map(({ move }) => move.split(' ')[1]);

/** So many cards, the last in chart order first: no order that a record could have. */
function muddled(hand, count) {
  const named = [hand.at(-1), ...hand.slice(0, count - 1)];
  assert.ok(CHART.indexOf(named[0]) > CHART.indexOf(named[1]), 'eight cards of one kind');
  return named;
}

const inOrder = (cards) => [...cards].sort((one, other) => CHART.indexOf(one) - CHART.indexOf(other));

async function choose(page, kind, keys) {
  if (!keys) return page.click(`[data-card=${kind}]`);
  await page.focus(`[data-card=${kind}]`);
  return page.keyboard.press('Enter');
}

const chosen = (page) => page.$$eval('[data-put-back]', (buttons) => buttons.map((button) => button.dataset.putBack));
const wait = (page, count) =>
  page.waitForFunction((many) => document.querySelectorAll('[data-put-back]').length === many, count);

async function nameAll(page, cards, keys) {
  for (const [k, kind] of cards.entries()) {
    await choose(page, kind, keys);
    await wait(page, k + 1);
  }
  assert.deepEqual(await chosen(page), cards);
}

export function tests() {
  group('cards in any order', () => {
    for (const [name, screen, keys] of [
      ['laptop', LAPTOP, false],
      ['phone', PHONE, false],
      ['keyboard', LAPTOP, true],
    ]) {
      scene(`a caravan is paid in any order: ${name}`, async (visit, site) => {
        const page = await visit(screen);
        await travelling(page, site);
        const caravan = (await state(page)).legal.find((move) => move.startsWith('caravan R'));
        assert.ok(caravan, 'the counter on a road out of the capital');
        await play(page, caravan);
        await page.waitForSelector('[data-question=pay]');
        const before = await state(page);
        const cards = muddled(own(before).hand, before.view.left);
        await nameAll(page, cards.slice(0, 2), keys);
        await shot(page, `elfenland-pay-${name}`);
        if (keys) await page.keyboard.press('Escape');
        else await page.click('[data-put-back] >> nth=1');
        await wait(page, 1);
        assert.equal(await page.locator('.row', { hasText: 'Nothing else is possible' }).count(), 0);
        for (const kind of cards.slice(1)) await choose(page, kind, keys);
        await page.waitForSelector('[data-confirm]');
        assert.equal((await state(page)).view.phase, 'pay', 'nothing is paid before it is confirmed');
        await choose(page, cards[0], keys);
        await page.waitForSelector('.refusal');
        await page.click('[data-confirm]');
        await page.waitForSelector('[data-question=travel]');
        assert.deepEqual(await played(page, 'pay'), inOrder(cards));
      });

      scene(`the surplus is discarded in any order: ${name}`, async (visit, site) => {
        const page = await visit(screen);
        await travelling(page, site);
        await play(page, 'stop');
        await page.waitForSelector('[data-question=discard]');
        const cards = muddled(own(await state(page)).hand, 4);
        await nameAll(page, cards, keys);
        await shot(page, `elfenland-discard-${name}`);
        await page.click('[data-confirm]');
        await page.waitForFunction(() => document.querySelector('[data-question]')?.dataset.question !== 'discard');
        assert.deepEqual(await played(page, 'discard'), inOrder(cards));
      });
    }

    scene('what was sent is paid, the rest is asked again', async (visit, site) => {
      const page = await visit();
      await travelling(page, site);
      await play(
        page,
        (await state(page)).legal.find((move) => move.startsWith('caravan R')),
      );
      const [first] = own(await state(page)).hand;
      await play(page, `pay ${first}`);
      await page.reload();
      await page.waitForSelector('[data-question=pay]');
      const before = await state(page);
      const cards = muddled(own(before).hand, before.view.left);
      await nameAll(page, cards, false);
      await page.click('[data-confirm]');
      await page.waitForSelector('[data-question=travel]');
      assert.deepEqual(await played(page, 'pay'), [first, ...inOrder(cards)]);
    });

    scene('open counters come into sight on a phone when one is to be taken', async (visit, site) => {
      const page = await visit(PHONE);
      await hands.setUp(page, site, duel, ['me', 'bot']);
      await page.click('[data-choice^="face"]');
      if (await hands.asking(page)) await page.click('[data-confirm]');
      await page.waitForSelector('[data-choice$="blind"]');
      await page.waitForFunction(() =>
        [...document.querySelectorAll('[data-can]')].some((counter) => {
          const { top, bottom } = counter.getBoundingClientRect();
          return top > 0 && bottom < innerHeight;
        }),
      );
    });

    scene('a hint names a card that can be chosen', async (visit, site) => {
      const page = await visit();
      await travelling(page, site);
      await play(page, 'stop');
      await page.waitForSelector('[data-question=discard]');
      await page.click('[data-tool=hint]');
      await page.click('.hint .button');
      await wait(page, 1);
      await page.click('[data-tool=hint]');
      await page.click('.hint .button');
      await wait(page, 2);
    });
  });
}
