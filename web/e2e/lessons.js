// Lessons in a browser: with the mouse, with fingers, with the keyboard alone; left and taken up again.
import assert from 'node:assert/strict';
import { faults } from './everyone.js';
import { awaitTurn, click } from './hands.js';
import { group, LAPTOP, PHONE, scene, shot } from './kit.js';

const at = (page) => page.evaluate(() => ({ ...document.querySelector('[data-step]')?.dataset }));
const phase = (page, wanted) =>
  page.waitForFunction((any) => any.includes(document.querySelector('[data-phase]')?.dataset.phase), wanted);

/** What the lesson says after every entry: a server, or the worker of the device. */
async function listen(page) {
  [page.lesson, page.pending] = [null, 0];
  const ours = (one) => one.url().includes('/api/lessons/');
  const asked = () => void (page.pending += 1);
  const answered = (told) => {
    if (told?.lesson) page.lesson = told.lesson;
    page.pending -= 1;
  };
  page.on('request', (request) => ours(request) && asked());
  page.on('response', async (answer) => ours(answer) && answered(await answer.json().catch(() => null)));
  await page.exposeFunction('asked', asked);
  await page.exposeFunction('answered', answered);
  await page.addInitScript(eavesdrop);
}

/** Tells what the page asks a worker about lessons, and what it answers. */
function eavesdrop() {
  globalThis.Worker = class extends Worker {
    #ours = new Set();

    constructor(...given) {
      super(...given);
      this.addEventListener('message', ({ data }) => this.#ours.delete(data.id) && globalThis.answered(data.result));
    }

    postMessage(message) {
      if (['learn', 'lesson_meanings'].includes(message.do)) {
        this.#ours.add(message.id);
        globalThis.asked();
      }
      super.postMessage(message);
    }
  };
}

/** Each first lesson is read in another language. */
const LOCALES = ['en-GB', 'fr-FR', 'ru-RU'];

const told = ({ number, phase, done, hint, outcome }) => JSON.stringify([number, phase, done, hint, outcome]);

/** Waits until the lesson has said something else; whether it did. */
async function heard(page, before, patience = 8000) {
  const waiting = () => told(page.lesson) === before || page.pending > 0;
  for (let waited = 0; waited < patience && waiting(); waited += 20) await page.waitForTimeout(20);
  await page.waitForTimeout(40); // Several cards of a payment follow each other.
  return page.pending ? heard(page, before, patience) : told(page.lesson) !== before;
}

/** What stands for a word of a move on a board. */
const NAMES = ['choice', 'words', 'piece', 'card', 'hex', 'cell', 'place'];

/** The nearest thing to press for a move: a yes that is asked for, the whole move, one of its words in their order, or whatever is lit
 * where several things are picked together. */
function handle(page, move) {
  return page.evaluateHandle(
    ([wanted, names]) => {
      const named = (name, word) =>
        [...document.querySelectorAll(`[data-${name}]`)].filter((one) => one.dataset[name] === word);
      const shown = (one) => one.getClientRects().length > 0 && !one.disabled && !('tried' in one.dataset);
      const able = (one) => one.dataset.can !== undefined || one.matches('[data-confirm], [data-choice]');
      const found = [
        ...document.querySelectorAll('[data-confirm]'),
        ...['choice', 'words', 'move'].flatMap((name) => named(name, wanted)),
        ...wanted.split(' ').flatMap((word) => names.flatMap((name) => named(name, word))),
      ];
      const left = found.filter(shown);
      return (
        left.find(able) ?? left.find((one) => one.matches('[role=gridcell]')) ?? document.querySelector('[data-can]')
      );
    },
    [move, NAMES],
  );
}

/** Gives the page time to fetch what the move means before it plays it, unless more is to be chosen. */
async function answered(page, before) {
  for (let k = 0; k < 8 && told(page.lesson) === before; k += 1) {
    await page.waitForTimeout(50);
    if (await page.$('[data-confirm], [data-back], [data-sending]')) return;
  }
}

/** Plays a move as whoever sees only the screen: `press` presses what stands for it, until the lesson has taken it. */
async function play(page, move, press) {
  const before = told(page.lesson);
  for (let k = 0; k < 14 && told(page.lesson) === before; k += 1) {
    const one = (await handle(page, move)).asElement();
    if (!one) break;
    await one.evaluate((found) => found.matches('[data-confirm]') || (found.dataset.tried = ''));
    await press(one).catch(() => undefined); // It may be gone by now.
    await answered(page, before);
    await page.waitForFunction(() => !document.querySelector('[data-sending]'));
  }
  await page.evaluate(() => document.querySelectorAll('[data-tried]').forEach((one) => delete one.dataset.tried));
  return heard(page, before);
}

/** Goes through a lesson as it shows, without skipping: what it marks is played, a free game as it comes. */
async function follow(page, press) {
  while (!page.lesson) await page.waitForTimeout(20);
  for (let moves = 0; moves < 250; moves += 1) {
    const { phase: now, hint, state, step, number } = page.lesson;
    if (now === 'over') return;
    const before = told(page.lesson);
    if (now === 'playing') {
      const move = hint ?? state.legal[0];
      assert.ok(await play(page, move, press), `${step}: ${move} cannot be played`);
    } else if (now === 'asking') {
      for (let answer = 1; page.lesson.phase === 'asking' && answer <= 3; answer += 1) {
        const was = told(page.lesson);
        await press(await page.waitForSelector(`[data-answer="${answer}"]`));
        await heard(page, was);
      }
    } else {
      if (step === 'game') assert.match(await page.textContent('[data-ended]'), /\d.* · .*\d/);
      // The button may be drawn anew just when it is pressed.
      for (let k = 0; k < 3 && told(page.lesson) === before; k += 1) {
        await press(await page.waitForSelector('[data-next]')).catch(() => undefined);
        await heard(page, before, 2500);
      }
    }
    assert.ok(told(page.lesson) !== before || page.lesson.number > number, `${step} does not go on`);
  }
  assert.fail('the lesson does not end');
}

/** Taps where a thing is. */
const finger = (page) => async (one) => {
  await one.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await one.boundingBox();
  await page.touchscreen.tap(x + width / 2, y + height / 2);
};

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

async function skipTo(page, wanted) {
  for (let { step } = await at(page); step !== wanted; { step } = await at(page)) {
    await page.click('[data-skip], [data-next]');
    await page.waitForSelector(`[data-step]:not([data-step="${step}"])`);
  }
}

/** Whole lessons that are played with fingers, and their readers. */
const BY_FINGER = [
  ['elfenland/first', 'ru-RU'],
  ['tindaya/second', 'fr-FR'],
];

export function tests(games, byFinger = BY_FINGER) {
  group('lessons', () => {
    scene('a lesson is offered on the card, solved, left and taken up again', async (visit, site) => {
      const page = await visit(LAPTOP);
      await page.goto(site.url);
      await page.click('[href$="/learn/dokmus/first"]');
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

    scene('a poor move is not played, and a move against the rules names its rule', async (visit, site) => {
      const page = await visit(LAPTOP);
      await page.goto(site.at('/learn/dokmus/first'));
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

    for (const [at, key] of games.entries())
      scene(`the first lesson of ${key} by keyboard without skipping, then a first game`, async (visit, site) => {
        const page = await visit({ ...LAPTOP, locale: LOCALES[at % LOCALES.length] });
        await listen(page);
        await page.goto(site.at(`/learn/${key}/first`));
        await phase(page, ['playing', 'told']);
        await follow(page, async (one) => {
          await one.focus();
          await page.keyboard.press('Enter');
        });
        assert.deepEqual(await faults(page, 'lesson'), []);
        await page.focus(`[data-learn="${key}"]`);
        await page.keyboard.press('Enter');
        await page.waitForSelector('[data-moment]');
      });

    for (const [key, locale] of byFinger)
      scene(`the whole lesson ${key} with fingers on a phone`, async (visit, site) => {
        const page = await visit({ ...PHONE, locale });
        await listen(page);
        await page.goto(site.at(`/learn/${key}`));
        await phase(page, ['playing']);
        await follow(page, finger(page));
        await shot(page, `lesson-over-phone-${key.replace('/', '-')}`);
      });

    scene('a question shows all its answers on a phone', async (visit, site) => {
      const page = await visit({ ...PHONE, locale: 'fr-FR' });
      await page.goto(site.at('/learn/tindaya/third'));
      await phase(page, ['playing']);
      await skipTo(page, 'priority');
      const cut = await page.evaluate(() => {
        const under = document.querySelector('.panel footer').getBoundingClientRect().top;
        const answers = [...document.querySelectorAll('[data-answer]')];
        return answers.filter((one) => one.getBoundingClientRect().bottom > under).length;
      });
      assert.equal(cut, 0);
    });

    scene('the next choice is in sight below what was said, on a phone', async (visit, site) => {
      const page = await visit({ ...PHONE, locale: 'fr-FR' });
      await listen(page);
      await page.goto(site.at('/learn/tindaya/first'));
      await phase(page, ['playing']);
      await skipTo(page, 'sail');
      for (const move of ['explore cube', 'embark -5,9 1n0v', 'launch -4,8 gift'])
        assert.ok(await play(page, move, finger(page)), move);
      await page.waitForSelector('.panel [data-choice]');
      await page.waitForFunction(() => {
        const under = document.querySelector('.panel footer').getBoundingClientRect().top;
        const choices = [...document.querySelectorAll('.panel [data-choice]')];
        return choices.every((one) => one.getBoundingClientRect().bottom <= under);
      });
    });

    scene('what one step told is gone in the next', async (visit, site) => {
      const page = await visit({ ...LAPTOP, pace: 'calm' });
      await page.goto(site.at('/learn/tindaya/first'));
      await phase(page, ['playing']);
      await skipTo(page, 'first-fort');
      await solve(page, (place) => place.click());
      await page.waitForSelector('.story');
      await page.click('[data-next]');
      await page.waitForSelector('[data-step="goals"]');
      await page.waitForSelector('.story', { state: 'detached', timeout: 1500 });
    });

    scene('what a step lights up is in sight on a phone', async (visit, site) => {
      const page = await visit(PHONE);
      const litIsSeen = () =>
        page.waitForFunction(() => {
          const under = document.querySelector('.panel').getBoundingClientRect().bottom;
          const middle = ({ top, bottom }) => (top + bottom) / 2;
          const places = [...document.querySelectorAll('[data-can]')].map((one) => middle(one.getBoundingClientRect()));
          return places.some((y) => y > under && y < innerHeight);
        });
      await page.goto(site.at('/learn/elfenland/first'));
      await phase(page, ['playing']);
      await skipTo(page, 'take');
      await litIsSeen();
      await page.goto(site.at('/learn/elfenland/exercise-3'));
      await phase(page, ['playing']);
      await litIsSeen();
    });

    scene('a first game teaches while it is played, and says each thing once', async (visit, site) => {
      const page = await visit(LAPTOP);
      await page.goto(site.url);
      await page.click('[data-learn="dokmus"]');
      await page.waitForSelector('[data-moment]');
      const levels = await page.textContent('.seats');
      assert.match(levels, /level 1/);
      const first = await page.getAttribute('[data-moment]', 'data-moment');
      assert.deepEqual(await faults(page, 'learner'), []);
      await shot(page, 'learner');
      await page.click('[data-moment] [data-rule]');
      await page.waitForSelector('dialog[open] [id="D3.7"], dialog[open] h2');
      await page.keyboard.press('Escape');
      await page.focus('[data-learner="go"]');
      await page.keyboard.press('Enter');
      await page.waitForSelector('[data-moment]', { state: 'detached' });
      let next = null;
      for (let moves = 0; moves < 40 && !next; moves += 1) {
        await awaitTurn(page);
        await click(page, Math.random);
        next = await page.waitForSelector('[data-moment]', { timeout: 1500 }).catch(() => null);
      }
      assert.notEqual(await next?.getAttribute('data-moment'), first);
      await page.click('[data-learner="off"]');
      await page.goto(site.at('/learn/dokmus'));
      assert.match(await page.textContent('.told'), /Told: [2-9] of 18/);
      await page.click('[data-anew]');
      assert.match(await page.textContent('.told'), /Told: 0 of 18/);
      assert.deepEqual(await faults(page, 'lessons'), []);
      await shot(page, 'lessons');
    });

    scene('a lesson with fingers on a phone, in Russian', async (visit, site) => {
      const page = await visit({ ...PHONE, locale: 'ru-RU' });
      await page.goto(site.at('/learn/dokmus/first'));
      await phase(page, ['playing']);
      await solve(page, (place) => place.tap());
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      await page.tap('[data-next]');
      await page.waitForSelector('[data-step="place-again"]');
      await page.waitForFunction(() => scrollY === 0); // A new step shows its board.
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      assert.ok(wide <= 360, `the page is ${wide} wide`);
      await shot(page, 'lesson-phone');
    });
  });
}
