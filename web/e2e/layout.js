// The board keeps its place and its size whatever is said, and a finger hits what it means.
import assert from 'node:assert/strict';
import { after, before } from 'node:test';
import * as hands from './hands.js';
import { group, Server, LAPTOP, PHONE, PROJECTOR, scene, shot } from './kit.js';

const on = (width, height) => ({ ...PHONE, viewport: { width, height } });
const SCREENS = [
  ['phone', PHONE],
  ['larger-phone', on(390, 844)],
  ['phone-across', on(740, 360)],
  ['laptop', LAPTOP],
];
/** Windows in which the board takes the height there is; 125 % of a laptop are fewer pixels. */
const ROOMS = [
  ['small window', { viewport: { width: 1024, height: 700 } }],
  ['low laptop', { viewport: { width: 1366, height: 650 } }],
  ['laptop at 125 %', { viewport: { width: 1093, height: 614 } }],
  ['small window at 125 %', { viewport: { width: 819, height: 560 } }],
  ['laptop', LAPTOP],
  ['projector', PROJECTOR],
  ['phone', PHONE],
  ['phone across', on(740, 360)],
];

/** Writes down, frame by frame, every place that the board has on the page, with what was said when it first had it. A board that a finger
 * has enlarged is left out. */
function watch() {
  globalThis.boxes = new Map();
  const look = () => {
    const sheet = document.querySelector('.board .room:not(.large) .sheet');
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
      scene(`the board of ${game.key} keeps its place on a ${name} whatever is said`, async (visit, site) => {
        const page = await hands.begun(await visit(screen), site, game);
        await page.evaluate(watch);
        await sayAll(page, hands.luck(71), `${game.key}-${name}`);
        const seen = await boxes(page);
        assert.equal(seen.length, 1, seen.join('\n'));
      });
    }

    scene(`the board of ${game.key} keeps its place where words are long`, async (visit, site) => {
      const page = await hands.begun(await visit({ locale: 'ru-RU' }), site, game);
      await page.evaluate(watch);
      await plays(page, hands.luck(73), 12);
      const seen = await boxes(page);
      assert.equal(seen.length, 1, seen.join('\n'));
    });
  });
}

/** How much of the window the board has, and what of the table is not in sight. */
const seen = (page) =>
  page.evaluate(() => {
    const box = (selector) => document.querySelector(selector)?.getBoundingClientRect();
    const drawn = box('.board .map') ?? box('.board .sheet');
    const out = [
      '.board .sheet',
      'section.ask .what strong',
      '[data-tool=hint]',
      '[data-tool=take-back]',
      '.goals',
    ].filter((selector) => {
      const { left, top, right, bottom, height } = box(selector);
      return !height || left < 0 || top < 0 || right > innerWidth + 1 || bottom > innerHeight + 1;
    });
    return { width: drawn.width, height: drawn.height, of: [innerWidth, innerHeight], out };
  });

/** The side of the board needs so much of the width. */
const SIDE = 370;

export function room(game) {
  group(`${game.key}, room`, () => {
    scene(`the board of ${game.key} takes the height there is`, async (visit, site) => {
      const first = await hands.begun(await visit(), site, game, 2);
      await hands.awaitTurn(first);
      const storageState = await first.context().storageState();
      for (const [name, screen] of ROOMS) {
        const page = await visit({ ...screen, storageState });
        await page.goto(first.url());
        await page.waitForSelector('.board .sheet');
        await hands.awaitTurn(page);
        const { width, height, of, out } = await seen(page);
        await shot(page, `${game.key}-room-${name.replaceAll(/\W+/g, '-')}`);
        const upright = of[0] < of[1];
        const broad = upright ? width >= of[0] - 2 : width >= of[0] - SIDE;
        assert.ok(broad || height >= 0.7 * of[1], `${name}: ${width} × ${height} of ${of.join(' × ')}`);
        assert.deepEqual(out, [], name);
      }
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
    await hands.asking(page);
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

/** Taps every place on the board that is small and can be chosen, and lets go of it: those that are not large then, or not under the finger. */
async function tooSmall(page) {
  const found = [];
  const small = await page.$$eval('.board [data-can]', (places) =>
    places.flatMap((place, at) => {
      const { width, height } = place.getBoundingClientRect();
      return Math.min(width, height) < 24 ? [at] : [];
    }),
  );
  for (const at of small) {
    const place = await page.evaluate((number) => {
      const one = document.querySelectorAll('.board [data-can]')[number];
      one.scrollIntoView({ block: 'center' });
      const { x, y, width, height } = one.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    }, at);
    await hands.hit(page, place);
    await page.waitForSelector('[data-confirm], [data-back]');
    if (await page.$('.board [data-confirm]')) {
      const { size, there } = await page.evaluate(
        ([number, { x, y }]) => {
          const one = document.querySelectorAll('.board [data-can]')[number];
          const { width, height } = one.getBoundingClientRect();
          return {
            size: Math.min(width, height),
            there: document.elementFromPoint(x, y)?.closest('[data-can]') === one,
          };
        },
        [at, place],
      );
      if (size < 24 || !there) found.push(`${at}: ${size} px${there ? '' : ', another place is there'}`);
      await page.tap('section.ask strong');
      await page.waitForSelector('.board [data-confirm]', { state: 'detached' });
    } else await page.keyboard.press('Escape');
  }
  return found;
}

/** A finger chooses, then confirms. */
export function fingers(game) {
  group(`${game.key}, by finger`, () => {
    const table = async (visit, site) => hands.begun(await visit(PHONE), site, game);

    scene(`a move of ${game.key} waits for a second tap, and a tap elsewhere calls it off`, async (visit, site) => {
      const page = await table(visit, site);
      const random = hands.luck(81);
      const place = await choose(page, random);
      const before = await hands.ply(page);
      await shot(page, `${game.key}-chosen`);
      const said = await page.textContent('.board .hover');
      assert.equal(await page.textContent('.board [aria-live]'), `${said}: tap again to play`);
      await page.tap('section.ask strong');
      await page.waitForSelector('.board [data-confirm]', { state: 'detached' });
      assert.equal(await page.textContent('.board [aria-live]'), '');
      await hands.hit(page, place);
      await page.waitForSelector('.board [data-confirm]');
      assert.equal(await hands.ply(page), before);
      await hands.hit(page, place);
      await hands.played(page, before);
    });

    scene(`whatever can be chosen in ${game.key} is large enough for a finger once tapped`, async (visit, site) => {
      const page = await table(visit, site);
      const random = hands.luck(84);
      for (let turn = 0; turn < 8; turn += 1) {
        await hands.awaitTurn(page);
        if (!(await page.$('[data-confirm]'))) assert.deepEqual(await tooSmall(page), []);
        await hands.click(page, random);
      }
    });

    scene(`a tap plays a move of ${game.key} at once where that is set`, async (visit, site) => {
      const page = await table(visit, site);
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
      async (visit, site) => {
        const page = await table(visit, site);
        await choose(page, hands.luck(85));
        await page.tap('section.ask strong');
        await page.waitForSelector('.room.large', { state: 'detached' });
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

    scene('chooses what is nearest', async (visit, site) => {
      const page = await hands.begun(await visit(PHONE), site, game);
      await hands.awaitTurn(page);
      const place = await beside(page);
      await hands.hit(page, place);
      await page.waitForSelector('.board [data-confirm]');
      assert.match(await page.textContent('.board .hover'), new RegExp(`\\b${place.name}\\b`));
      await page.tap('.board [data-confirm]');
      await hands.played(page, 0);
    });

    scene('is no mouse: that asks why not, and plays at once', async (visit, site) => {
      const page = await hands.begun(await visit(), site, game);
      await hands.awaitTurn(page);
      const place = await beside(page);
      await page.mouse.click(place.x, place.y);
      await page.waitForSelector('.refusal');
      await hands.hit(page, await hands.spot(page, ['.board [data-can]'], 0));
      await hands.played(page, 0);
    });

    scene('plays a whole game', async (visit, site) => {
      const page = await visit(PHONE);
      await hands.setUp(page, site, game, hands.against(game));
      assert.equal(await hands.playByMouse(page, { seed: 87 }), true);
    });
  });
}

/** The server goes away, and that is said. */
export function banner(games) {
  group('the banner', () => {
    let site;
    before(async () => {
      site = await Server.open();
    });
    after(() => site?.close());

    scene('no board moves when the server is away', async (visit) => {
      const pages = [];
      for (const game of games)
        for (const screen of [PHONE, LAPTOP]) pages.push(await hands.begun(await visit(screen), site, game));
      for (const page of pages) await page.evaluate(watch);
      await site.kill();
      try {
        for (const page of pages) {
          await page.waitForSelector('.away');
          const seen = await boxes(page);
          assert.equal(seen.length, 1, seen.join('\n'));
        }
        await shot(pages[0], 'phone-away');
      } finally {
        await site.start();
      }
    });
  });
}
