// What a table offers besides moves: undo, looking back, why not, hints, chat; and that it survives a reload.
import assert from 'node:assert/strict';
import * as hands from './hands.js';
import { group, online, PHONE, scene, shot } from './kit.js';

/** The log, when it has come as far as the board. */
async function logged(page) {
  await page.waitForFunction(
    () =>
      [...document.querySelectorAll('[data-line]')].at(-1)?.dataset.ply ===
      document.querySelector('[data-played]').dataset.played,
  );
  return page.$$eval('[data-line]', (lines) => lines.map((line) => line.textContent.replaceAll(/\s+/g, ' ').trim()));
}

const CARD = '.card.explained';

/** Whether a click on a place is answered with a rule: that of a refusal, or that of the card which says what it is. */
async function explained(page, place) {
  await page.mouse.move(1, 1);
  await page.mouse.click(place.x, place.y);
  const answer = `.refusal [data-rule], ${CARD} [data-rule]`;
  const found = await page.waitForSelector(answer, { timeout: 5000 }).catch(() => null);
  if (await page.$(CARD)) await page.click(`${CARD} [data-close]`);
  return found;
}

/** What one would click on, if it is one of that kind. */
function named([{ x, y }, kind]) {
  const top = document.elementFromPoint(x, y)?.closest(kind);
  return top ? (top.getAttribute('aria-label') ?? top.textContent) : null;
}

/** Clicks on places and pieces that cannot be chosen now; those that stay silent are told. A click may miss what is still moving:
 * there is a second one. */
export async function unexplained(page, question) {
  const silent = [];
  const random = hands.luck(61);
  for (const kind of ['[role=gridcell]:not([data-can])', '[data-piece]:not([data-can])']) {
    for (let k = 0; k < 3; k += 1) {
      const place = await hands.spot(page, [kind], random());
      const what = place && (await page.evaluate(named, [place, kind]));
      if (what === null) continue; // Something that can be chosen lies over it.
      if (!(await explained(page, place)) && !(await explained(page, place)))
        silent.push(`${question}: nothing is said about "${what}"`);
    }
  }
  return silent;
}

/** Plays until the last move can be taken back. */
async function untilFree(page) {
  const random = hands.luck(31);
  for (let k = 0; k < 200; k += 1) {
    await hands.awaitTurn(page);
    if (await page.$('[data-tool=take-back]:text-is("Take back"):not([aria-disabled=true])')) return;
    await hands.click(page, random);
  }
  assert.fail('nothing could be taken back');
}

export function tests(game) {
  group(`${game.key}, at the table`, () => {
    scene('takes the last move back', async (visit, site) => {
      const page = await hands.begun(await visit(), site, game, 6);
      await untilFree(page);
      const before = await hands.ply(page);
      await page.click('[data-tool=take-back]');
      await page.waitForFunction((ply) => Number(document.querySelector('.scrub input').max) < ply, before);
    });

    scene('shows every earlier position and comes back', async (visit, site) => {
      const page = await hands.begun(await visit(), site, game, 12);
      const now = await hands.asked(page);
      await page.focus('.scrub input');
      await page.keyboard.press('Home');
      await page.waitForSelector('[data-tool=now]');
      assert.equal(await page.$('[data-can]'), null, 'nothing can be chosen in the past');
      await shot(page, `${game.key}-past`);
      await page.click('[data-tool=auto]');
      await page.waitForFunction(() => Number(document.querySelector('.scrub input').value) >= 2);
      await page.click('[data-tool=now]');
      await page.waitForSelector('[data-tool=now]', { state: 'detached' });
      assert.equal(await hands.asked(page), now);
    });

    scene('explains why something is not allowed and opens the rule', async (visit, site) => {
      const page = await hands.begun(await visit(), site, game);
      const place = await hands.spot(page, ['[role=gridcell]:not([data-can])'], 0);
      await page.mouse.click(place.x, place.y);
      await page.waitForSelector('.refusal [data-rule]');
      await shot(page, `${game.key}-why-not`);
      const rule = await page.getAttribute('.refusal [data-rule]', 'data-rule');
      await page.click('.refusal [data-rule]');
      await page.waitForSelector('dialog[open] .cited');
      const cited = await page.getAttribute('dialog[open] .cited', 'id');
      assert.ok(rule.startsWith(cited), `${rule} is shown at ${cited}`);
      await shot(page, `${game.key}-rule`);
    });

    scene('gives a hint that can be followed', async (visit, site) => {
      const page = await hands.begun(await visit(), site, game);
      const before = await hands.ply(page);
      await page.click('[data-tool=hint]');
      await page.click('.hint .button');
      const confirm = await page.$('[data-confirm]');
      if (confirm) await confirm.click();
      await hands.played(page, before);
    });

    scene('marks the places that a line of the log speaks of', async (visit, site) => {
      const page = await hands.begun(await visit(), site, game, 12);
      await logged(page);
      const lines = await page.$$('[data-line]');
      for (const line of lines.reverse()) {
        await line.hover();
        if (await page.$('.board .told')) break;
      }
      await page.waitForSelector('.board .told');
      await shot(page, `${game.key}-told`);
      await page.mouse.move(1, 1);
      await page.waitForSelector('.board .told', { state: 'detached' });
    });

    scene('survives a reload in mid-turn', async (visit, site) => {
      const page = await hands.begun(await visit(), site, game, 12);
      const [question, log] = [await hands.asked(page), await logged(page)];
      await page.reload();
      await hands.awaitTurn(page);
      assert.equal(await hands.asked(page), question);
      assert.deepEqual(await logged(page), log);
    });
  });
}

/** What is the same at every table. */
export function shared(game) {
  group('the table', () => {
    scene('has a log that is one stop of Tab and is gone through by arrows', async (visit, site) => {
      const page = await hands.begun(await visit(), site, game, 8);
      await page.waitForFunction(() =>
        document.querySelector('.page:last-child > :last-child:not([hidden]) [tabindex="0"]'),
      );
      const stops = await page.$$eval('[data-line]', (lines) => lines.map((line) => line.tabIndex));
      assert.deepEqual(stops, [...Array(stops.length - 1).fill(-1), 0]);
      await page.focus('[data-line][tabindex="0"]');
      for (const key of ['ArrowUp', 'ArrowUp', 'ArrowDown', 'Home', 'ArrowDown', 'Enter'])
        await page.keyboard.press(key);
      await page.waitForSelector('[role=listitem]:nth-child(2) [aria-current]');
      await page.waitForSelector('[data-tool=now]');
    });

    online('carries a conversation', async (visit, site) => {
      const [ann, ben] = [await visit(), await visit()];
      await hands.together(ann, ben, site, game);
      await Promise.all([ann.click('#tab-chat'), ben.click('#tab-chat')]);
      await ann.fill('#say', 'Good luck & <b>have fun</b>');
      await ann.press('#say', 'Enter');
      await ben.waitForSelector('text=Good luck & <b>have fun</b>');
    });

    scene('lists my tables, and says when there is none', async (visit, site) => {
      const page = await hands.begun(await visit(), site, game);
      const address = page.url();
      await page.click('.brand');
      await page.click('section:has(#mine, #here) a.table');
      await page.waitForURL(address);
      await page.goto(site.at('/table/nowhere'));
      await page.waitForSelector('text=There is no such table');
    });

    scene('lets the record be downloaded', async (visit, site) => {
      const page = await hands.begun(await visit(), site, game);
      const [download] = await Promise.all([page.waitForEvent('download'), page.click('[data-record]')]);
      assert.match(download.suggestedFilename(), /\.jsonl$/);
    });

    scene('is enlarged by a finger, and gets small again', async (visit, site) => {
      const page = await hands.begun(await visit(PHONE), site, game);
      const width = () => page.$eval('.board .sheet', (sheet) => sheet.clientWidth);
      const whole = await width();
      for (const [step, much] of [1.7, 2.6, 1].entries()) {
        await page.tap('.board .zoom');
        await page.waitForFunction(
          (wanted) => Math.abs(document.querySelector('.board .sheet').clientWidth - wanted) < 2,
          whole * much,
        );
        await page.waitForFunction(() => {
          const { top, bottom, left, right } = document.querySelector('.board .room').getBoundingClientRect();
          return [...document.querySelectorAll('.board [data-can]')].some((place) => {
            const { x, y } = place.getBoundingClientRect();
            return x > left && x < right && y > top && y < bottom;
          });
        });
        await shot(page, `${game.key}-enlarged-${step}`);
      }
    });

    scene('confirms every move where that is wanted', async (visit, site) => {
      const page = await hands.begun(await visit(), site, game);
      await page.click('header [aria-controls=settings]');
      await page.click('text=Confirm every move');
      await page.keyboard.press('Escape');
      const before = await hands.ply(page);
      const random = hands.luck(5);
      for (let k = 0; k < 5 && !(await page.$('[data-confirm]')); k += 1) {
        await hands.click(page, random);
        await hands.asking(page);
      }
      await page.waitForSelector('[data-confirm]');
      assert.equal(await hands.ply(page), before);
      await page.click('[data-confirm]');
      await hands.played(page, before);
    });
  });
}

export { logged };
