// Seats that change hands: whoever holds one plays it, on whatever page they are, and nobody else does.
import assert from 'node:assert/strict';
import * as hands from './hands.js';
import { group, PHONE, scene, shot } from './kit.js';

const SIT = 'button:text-is("Sit down here")';
const GET_UP = 'button:text-is("Get up")';
/** Milliseconds until it is one's turn at the latest. */
const PATIENCE = 60_000;
const CHOICE = '[data-confirm], [data-can], [data-choice]';
const id = (page) => new URL(page.url()).pathname.split('/').at(-1);
/** Remembers every heading that was ever on the page. */
async function listen(page) {
  await page.addInitScript(() => {
    globalThis.headings = new Set();
    new MutationObserver(() => globalThis.headings.add(document.querySelector('.ask strong')?.textContent)).observe(
      document,
      { subtree: true, childList: true, characterData: true },
    );
  });
}
const ungrammatical = (page) =>
  page.evaluate(() =>
    [...globalThis.headings].filter((heading) => /\b(You is|Vous réfléchit|Думает Вы)\b/.test(heading)),
  );

/** Ann makes a table with a seat for whoever comes; the guests find it in the lobby. */
async function lobby(ann, guests, site, game) {
  await hands.setUp(ann, site, game, [...hands.against(game, game.players - 2), 'open']);
  for (const guest of guests) await visitTable(guest, site, id(ann));
}

async function visitTable(page, site, table) {
  await page.goto(site.url);
  await page.click(`a[href="/table/${table}"]`);
  await page.waitForSelector('main h1');
}

const start = (page) => page.click('[data-start]:not([disabled])');
const place = (page, seat, sitter) =>
  page.evaluate(
    ([table, at, body]) =>
      fetch(`/api/tables/${table}/seats/${at}`, {
        method: 'PUT',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      }),
    [id(page), seat, sitter],
  );

/** A decision made on this page; the other player goes on until it is asked for. */
async function decide(page, other, random) {
  const before = await hands.ply(page);
  let own = false;
  const latest = Date.now() + PATIENCE;
  while (!own || (await hands.ply(page)) === before) {
    assert.ok(Date.now() < latest, 'nothing to decide here');
    own = (await page.$(CHOICE)) !== null;
    await hands.click(own ? page : other, random);
  }
}

/** Both decide something, twice. */
async function some(ann, ben) {
  const random = hands.luck(7);
  for (const [page, other] of [
    [ann, ben],
    [ben, ann],
    [ann, ben],
    [ben, ann],
  ])
    await decide(page, other, random);
}

export function whole(game) {
  group(`${game.key}, an open table`, () => {
    scene('is joined from the lobby, played to the end, and played again', async (visit, site) => {
      const [ann, ben] = [await visit(), await visit(PHONE)];
      await listen(ben);
      await lobby(ann, [ben], site, game);
      await ben.click(SIT);
      await ben.waitForSelector(GET_UP);
      await shot(ben, `${game.key}-sat-down`);
      await start(ann);
      assert.deepEqual(
        await Promise.all([hands.playByMouse(ann, { seed: 31 }), hands.playByMouse(ben, { seed: 32 })]),
        [true, true],
      );
      assert.deepEqual(await hands.score(ann), await hands.score(ben));
      for (const page of [ann, ben]) {
        const before = id(page);
        await page.click('[data-again]');
        await page.waitForFunction((old) => !location.pathname.includes(old), before);
      }
      await some(ann, ben);
      assert.deepEqual(await ungrammatical(ben), []);
    });
  });
}

export function tests(game) {
  group('a seat', () => {
    scene('is left and taken again', async (visit, site) => {
      const [ann, ben] = [await visit(PHONE), await visit()];
      await lobby(ann, [ben], site, game);
      for (let k = 0; k < 2; k += 1) {
        await ben.click(SIT);
        await ben.click(GET_UP);
      }
      await ben.click(SIT);
      await start(ann);
      await some(ann, ben);
    });

    scene('that the host frees goes to whoever sits down next', async (visit, site) => {
      const [ann, ben, cleo] = [await visit(), await visit(), await visit(PHONE)];
      await lobby(ann, [ben, cleo], site, game);
      await ben.click(SIT);
      await ben.waitForSelector(GET_UP);
      await place(ann, game.players - 1, { who: 'open' });
      await ben.waitForSelector(SIT);
      await cleo.click(SIT);
      await start(ann);
      await some(ann, cleo);
      await hands.abreast(ben, cleo);
      assert.equal(await ben.$(`${CHOICE}, [data-tool=take-back], [data-tool=leave]`), null);
      assert.doesNotMatch(await ben.textContent('.ask strong'), /You/);
      await shot(ben, 'seat-lost');
    });

    scene('at a private table takes the table with it', async (visit, site) => {
      const [ann, ben] = [await visit(), await visit(PHONE)];
      await hands.setUp(ann, site, game, [...hands.against(game, game.players - 2), 'link']);
      const seat = game.players - 1;
      await ben.goto(await ann.inputValue(`#link-${seat}`));
      await ben.click('[data-join]');
      await ben.waitForSelector(GET_UP);
      await place(ann, seat, { who: 'bot', level: 1 });
      await ben.waitForSelector('text=You do not sit at this table.');
      await shot(ben, 'seat-lost-private');
    });

    scene('is played in every tab and on every device of its owner', async (visit, site) => {
      const [ann, ben] = [await visit(), await visit()];
      await lobby(ann, [ben], site, game);
      const tab = await ben.context().newPage();
      const phone = await visit({ ...PHONE, storageState: await ben.context().storageState() });
      const all = [ben, tab, phone];
      for (const page of [tab, phone]) await visitTable(page, site, id(ann));
      await ben.click(SIT);
      for (const page of all) await page.waitForSelector(GET_UP);
      await tab.click(GET_UP);
      for (const page of all) await page.waitForSelector(SIT);
      await phone.click(SIT);
      for (const page of all) await page.waitForSelector(GET_UP);
      await start(ann);
      const random = hands.luck(7);
      for (const page of all) await decide(page, ann, random);
      for (const page of all) await hands.abreast(page, tab);
    });

    scene('that was given up is played by the computer, out of sight', async (visit, site) => {
      const [ann, ben] = [await visit(), await visit(PHONE)];
      await listen(ben);
      await lobby(ann, [ben], site, { ...game, players: 3 });
      await ben.click(SIT);
      await start(ann);
      await some(ann, ben);
      await ben.click('[data-tool=leave]');
      await ben.click('[data-leave=resign]');
      await ben.waitForSelector('[data-tool=leave]', { state: 'detached' });
      await hands.playByMouse(ann, { seed: 71, clicks: 8 });
      await hands.abreast(ben, ann);
      assert.equal(await ben.$(CHOICE), null);
      assert.deepEqual(await ungrammatical(ben), []);
    });
  });
}
