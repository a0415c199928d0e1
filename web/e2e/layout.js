// The board keeps its place and its size whatever is said, and a finger hits what it means.
import assert from 'node:assert/strict';
import { after, before } from 'node:test';
import * as hands from './hands.js';
import { group, House, LAPTOP, PHONE, scene, shot } from './kit.js';

const on = (width, height) => ({ ...PHONE, viewport: { width, height } });
const SCREENS = [
  ['phone', PHONE],
  ['larger-phone', on(390, 844)],
  ['phone-across', on(740, 360)],
  ['laptop', LAPTOP],
];

/** Writes down, frame by frame, every place that the board has on the page, with what was said when it first had it. */
function watch() {
  globalThis.boxes = new Map();
  const look = () => {
    const sheet = document.querySelector('.board .sheet');
    if (sheet) {
      const { x, y, width, height } = sheet.getBoundingClientRect();
      const box = [x + scrollX, y + scrollY, width, height].map(Math.round).join(' ');
      if (!globalThis.boxes.has(box))
        globalThis.boxes.set(box, document.querySelector('section.ask').innerText.replaceAll('\n', ' | '));
    }
    requestAnimationFrame(look);
  };
  look();
}

const boxes = (page) => page.evaluate(() => [...globalThis.boxes].map(([box, said]) => `${box}: ${said}`));

/** A place that cannot be chosen, with nothing near it that can. */
const barren = (page) =>
  page.evaluate(() => {
    const middle = (place) => {
      const { x, y, width, height } = place.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2, reach: Math.max(width, height) / 2 };
    };
    const choices = [...document.querySelectorAll('.board [data-can]')].map(middle);
    const all = [...document.querySelectorAll('.board [role=gridcell]:not([data-can])')].filter((place) => {
      const { x, y } = middle(place);
      return document.elementFromPoint(x, y) === place;
    });
    const far = all
      .map(middle)
      .find((here) => choices.every((there) => Math.hypot(here.x - there.x, here.y - there.y) > there.reach + 40));
    return far ?? null;
  });

/** Plays on, until nothing waits to be confirmed. */
async function plays(page, random, clicks) {
  for (let k = 0; k < clicks || (await page.$('[data-confirm]')); k += 1) {
    assert.ok(k < clicks + 30, 'what is to be confirmed can be');
    await hands.awaitTurn(page);
    if (await hands.isOver(page)) return;
    await hands.click(page, random, 0.4);
  }
  await hands.awaitTurn(page);
}

async function setting(page, name) {
  await page.click('header [aria-controls=settings]');
  await page.click(`text=${name}`);
  await page.keyboard.press('Escape');
}

/** Says all that can be said at a table. */
async function sayAll(page, random, name) {
  let place = null;
  for (let clicks = 3; place === null; clicks = 1) {
    await plays(page, random, clicks);
    assert.ok(!(await hands.isOver(page)), 'a place far from every choice comes before the end');
    await page.evaluate(() => scrollTo(0, 0));
    place = await barren(page);
  }
  await hands.hit(page, place);
  await page.waitForSelector('.refusal');
  await shot(page, `${name}-why-not`);
  await page.click('[data-tool=hint]');
  await page.waitForSelector('.hint');
  await page.evaluate(() => scrollTo(0, 0));
  await shot(page, `${name}-hint`);
  await plays(page, random, 6);
  if (await page.$('[data-tool=take-back]:not([aria-disabled=true])')) {
    await page.click('[data-tool=take-back]');
  }
  await setting(page, 'Confirm every move');
  await plays(page, random, 6);
}

export function tests(game) {
  group(`${game.key}, layout`, () => {
    for (const [name, screen] of SCREENS) {
      scene(`the board of ${game.key} keeps its place on a ${name} whatever is said`, async (visit, house) => {
        const page = await hands.begun(await visit(screen), house, game);
        await page.evaluate(watch);
        await sayAll(page, hands.luck(71), `${game.key}-${name}`);
        const seen = await boxes(page);
        assert.equal(seen.length, 1, seen.join('\n'));
      });
    }

    scene(`the board of ${game.key} keeps its place where words are long`, async (visit, house) => {
      const page = await hands.begun(await visit({ locale: 'ru-RU' }), house, game);
      await page.evaluate(watch);
      await plays(page, hands.luck(73), 12);
      const seen = await boxes(page);
      assert.equal(seen.length, 1, seen.join('\n'));
    });
  });
}

/** Plays by finger until a tap on the board has chosen a move; answers where it was. */
async function choose(page, random) {
  for (let k = 0; k < 60; k += 1) {
    await hands.awaitTurn(page);
    const place = await hands.spot(
      page,
      ['.ask [data-confirm]', '.board [data-can]', '[data-can]', '[data-choice]'],
      random(),
    );
    await hands.hit(page, place);
    if (await page.$('.board [data-confirm]')) return place;
  }
  return assert.fail('no move could be chosen on the board');
}

/** The size of the smallest place on the board that can be chosen. */
const smallest = (page) =>
  page.$$eval('.board [data-can]', (places) =>
    Math.min(
      ...places.map((place) => place.getBoundingClientRect()).map(({ width, height }) => Math.min(width, height)),
    ),
  );

/** A finger chooses, then confirms. */
export function fingers(game) {
  group(`${game.key}, by finger`, () => {
    const table = async (visit, house) => hands.begun(await visit(PHONE), house, game);

    scene(`a move of ${game.key} waits for a second tap, and a tap elsewhere calls it off`, async (visit, house) => {
      const page = await table(visit, house);
      const random = hands.luck(81);
      await choose(page, random);
      const before = await hands.ply(page);
      await shot(page, `${game.key}-chosen`);
      const said = await page.textContent('.board .hover');
      assert.equal(await page.textContent('.board [aria-live]'), `${said}: tap again to play`);
      await page.tap('section.ask strong');
      await page.waitForSelector('.board [data-confirm]', { state: 'detached' });
      assert.equal(await page.textContent('.board [aria-live]'), '');
      const place = await choose(page, random);
      assert.equal(await hands.ply(page), before);
      await hands.hit(page, place);
      await hands.played(page, before);
    });

    scene(`a tap plays a move of ${game.key} at once where that is set`, async (visit, house) => {
      const page = await table(visit, house);
      await choose(page, hands.luck(83));
      const before = await hands.ply(page);
      await page.click('header [aria-controls=settings]');
      await page.getByLabel('a second tap plays the move').uncheck();
      await page.keyboard.press('Escape');
      const place = await hands.spot(page, ['.board [data-can]'], 0);
      await hands.hit(page, place);
      await page.waitForFunction(
        (ply) =>
          Number(document.querySelector('[data-played]').dataset.played) > ply ||
          document.querySelector('[data-back], .ask [data-confirm]'),
        before,
      );
      assert.equal(await page.$('.board [data-confirm]'), null);
    });

    scene(
      `the board of ${game.key} is as broad as the phone, and large enough for fingers where it is enlarged`,
      async (visit, house) => {
        const page = await table(visit, house);
        await choose(page, hands.luck(85));
        const before = await hands.ply(page);
        const { left, width, room, zoom } = await page.evaluate(() => {
          const box = (selector) => document.querySelector(selector).getBoundingClientRect();
          return {
            left: box('.sheet').x,
            width: box('.sheet').width,
            room: box('.room').bottom,
            zoom: box('.zoom').top,
          };
        });
        assert.ok(left < 1 && width > 358, `${left}, ${width}`);
        assert.ok(zoom >= room, 'the button for it covers nothing of the board');
        for (let k = 0; k < 2; k += 1) await page.tap('.board .zoom');
        await page.waitForFunction((whole) => document.querySelector('.sheet').clientWidth > 2.5 * whole, width);
        assert.ok((await smallest(page)) >= 24, `${await smallest(page)}`);
        const place = await choose(page, hands.luck(86));
        await shot(page, `${game.key}-enlarged-chosen`);
        await hands.hit(page, place);
        await hands.played(page, before);
      },
    );
  });
}

/** A finger may miss by a little; a mouse does not. */
export function snap(game) {
  group('a finger that misses', () => {
    /** Beside the first choice that has no other near: to the left of it, by some pixels. */
    const beside = (page) =>
      page.evaluate(() => {
        const boxes = [...document.querySelectorAll('.board [data-can]')].map((place) => ({
          name: place.dataset.cell,
          box: place.getBoundingClientRect(),
        }));
        const lone = boxes.find(({ box }) =>
          document.elementFromPoint(box.x - 6, box.y + 8)?.matches('[role=gridcell]:not([data-can])'),
        );
        return { name: lone.name, x: lone.box.x - 6, y: lone.box.y + 8 };
      });

    scene('chooses what is nearest', async (visit, house) => {
      const page = await hands.begun(await visit(PHONE), house, game);
      await hands.awaitTurn(page);
      const place = await beside(page);
      await hands.hit(page, place);
      await page.waitForSelector('.board [data-confirm]');
      assert.match(await page.textContent('.board .hover'), new RegExp(`${place.name}$`));
      await page.tap('.board [data-confirm]');
      await hands.played(page, 0);
    });

    scene('is no mouse: that asks why not, and plays at once', async (visit, house) => {
      const page = await hands.begun(await visit(), house, game);
      await hands.awaitTurn(page);
      const place = await beside(page);
      await page.mouse.click(place.x, place.y);
      await page.waitForSelector('.refusal');
      await hands.hit(page, await hands.spot(page, ['.board [data-can]'], 0));
      await hands.played(page, 0);
    });

    scene('plays a whole game', async (visit, house) => {
      const page = await visit(PHONE);
      await hands.setUp(page, house, game, hands.against(game));
      assert.equal(await hands.playByMouse(page, { seed: 87 }), true);
    });
  });
}

/** The server goes away, and that is said. */
export function banner(games) {
  group('the banner', () => {
    let house;
    before(async () => {
      house = await House.open();
    });
    after(() => house?.close());

    scene('no board moves when the server is away', async (visit) => {
      const pages = [];
      for (const game of games)
        for (const screen of [PHONE, LAPTOP]) pages.push(await hands.begun(await visit(screen), house, game));
      for (const page of pages) await page.evaluate(watch);
      await house.kill();
      try {
        for (const page of pages) {
          await page.waitForSelector('.away');
          const seen = await boxes(page);
          assert.equal(seen.length, 1, seen.join('\n'));
        }
        await shot(pages[0], 'phone-away');
      } finally {
        await house.start();
      }
    });
  });
}
