// The board keeps its place and its size whatever is said, and a finger hits what it means.
import assert from 'node:assert/strict';
import { after, before } from 'node:test';
import * as hands from './hands.js';
import { group, House, LAPTOP, PHONE, scene, shot } from './kit.js';

const on = (width, height) => ({ ...PHONE, viewport: { width, height } });
const SCREENS = [['phone', PHONE], ['larger-phone', on(390, 844)], ['phone-across', on(740, 360)], ['laptop', LAPTOP]];

/** Writes down, frame by frame, every place that the board has on the page, with what was said when it first had it. */
function watch() {
  globalThis.boxes = new Map();
  const look = () => {
    const sheet = document.querySelector('.board .sheet');
    if (sheet) {
      const { x, y, width, height } = sheet.getBoundingClientRect();
      const box = [x + scrollX, y + scrollY, width, height].map(Math.round).join(' ');
      if (!globalThis.boxes.has(box)) globalThis.boxes.set(box, document.querySelector('section.ask').innerText.replaceAll('\n', ' | '));
    }
    requestAnimationFrame(look);
  };
  look();
}

const boxes = (page) => page.evaluate(() => [...globalThis.boxes].map(([box, said]) => `${box}: ${said}`));

/** The middle of something on the board that can be seen and hit as it is, without scrolling. */
const inSight = (page, selector) =>
  page.evaluate((wanted) => {
    for (const place of document.querySelectorAll(wanted)) {
      const { x, y, width, height } = place.getBoundingClientRect();
      const [left, top] = [x + width / 2, y + height / 2];
      if (document.elementFromPoint(left, top) === place) return { x: left, y: top };
    }
    return null;
  }, selector);

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
    const far = all.map(middle).find((here) => choices.every((there) => Math.hypot(here.x - there.x, here.y - there.y) > there.reach + 40));
    return far ?? null;
  });

async function plays(page, random, clicks) {
  for (let k = 0; k < clicks; k += 1) {
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
  await plays(page, random, 14);
  await page.evaluate(() => scrollTo(0, 0));
  const place = await barren(page);
  if (place) {
    await hands.hit(page, place);
    await page.waitForSelector('.refusal');
    await shot(page, `${name}-why-not`);
  }
  await page.click('[data-tool=hint]');
  await page.waitForSelector('.hint');
  await page.evaluate(() => scrollTo(0, 0));
  await shot(page, `${name}-hint`);
  await plays(page, random, 6);
  if (await page.isEnabled('[data-tool=undo]')) {
    await page.click('[data-tool=undo]');
    await hands.drawn(page);
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
      for (const game of games) for (const screen of [PHONE, LAPTOP]) pages.push(await hands.begun(await visit(screen), house, game));
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

export { inSight };
