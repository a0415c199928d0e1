// What a table shows around the moves: marks of the last ones, the score and the end, what is asked, leaving, taking back.
import assert from 'node:assert/strict';
import * as hands from './hands.js';
import { group, LAPTOP, PHONE, scene, shot } from './kit.js';

const SCREENS = [
  ['laptop', LAPTOP],
  ['phone', PHONE],
];

/** What the server says of the table from my first seat. */
const state = (page) =>
  page.evaluate(async () => {
    const [id] = location.pathname.split('/').slice(-1);
    return (await fetch(`/api/tables/${id}/state?seat=0`)).json();
  });

/** Plays by the wire, without a hand: much faster. `pick` gets what the server says and answers with a move, or null to stop. */
async function playByWire(page, pick) {
  for (;;) {
    const found = await state(page);
    const move = found.status === 'over' ? null : found.legal?.length ? pick(found) : undefined;
    if (move === null) return found;
    if (move === undefined) await page.waitForTimeout(20);
    else await send(page, { move, ply: found.ply });
  }
}

const send = (page, { move, ply }) =>
  page.evaluate(
    async (body) => {
      const [id] = location.pathname.split('/').slice(-1);
      await fetch(`/api/tables/${id}/moves`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      });
    },
    { seat: 0, move, ply },
  );

const any =
  (random) =>
  ({ legal }) =>
    legal[Math.floor(random() * legal.length)];

/** The page is as far as the server. */
async function abreast(page, { ply }) {
  await page.waitForFunction(
    (wanted) => document.querySelector('[data-played]')?.dataset.played === String(wanted),
    ply,
  );
}

/** A table of Dokmus against quick computers. */
async function dokmus(page, site, bots = 1) {
  await hands.setUp(page, site, { key: 'dokmus', options: {} }, ['me', ...Array(bots).fill('bot')]);
  await page.waitForSelector('.board svg');
}

const slotOf = (cell) => 'ABC'[Math.floor((cell.charCodeAt(0) - 97) / 7)] + Math.ceil(Number(cell.slice(1)) / 7);

/** Plays until a token was placed in this turn and its tile can be turned. */
async function turnsItsTile(page, random) {
  let placed = null;
  const found = await playByWire(page, ({ legal, question, view }) => {
    if (question.name === 'draft') return legal.find((move) => /[45]$/.test(move)) ?? legal[0];
    if (placed && view.tokens[0].includes(placed) && legal.includes(`rotate ${slotOf(placed)} cw`)) return null;
    const places = legal.filter((move) => move.startsWith('place') && !move.endsWith('sacrifice'));
    const turn = question.name === 'place' && view.action.guardian && /[45]/.test(view.action.card);
    const move = turn && places.length ? places[Math.floor(random() * places.length)] : any(random)({ legal });
    placed = turn ? move.split(' ')[1] : null;
    return move;
  });
  return { found, move: `rotate ${slotOf(placed)} cw` };
}

/** Cells with a ring around them. */
const ringed = (page) =>
  page.$$eval('.board .ring', (rings) =>
    rings.map((ring) => {
      const { x, y, width, height } = ring.getBoundingClientRect();
      const near = (cell) => {
        const box = cell.getBoundingClientRect();
        return Math.hypot(box.x + box.width / 2 - x - width / 2, box.y + box.height / 2 - y - height / 2);
      };
      const cells = [...document.querySelectorAll('.board [data-cell]')];
      return cells.reduce((best, cell) => (near(cell) < near(best) ? cell : best)).dataset.cell;
    }),
  );

/** Plays to the end by the wire; the page writes down when the last move was shown and when the score came. */
async function toTheEnd(page, random) {
  await page.evaluate(() => {
    globalThis.moments = {};
    const watch = () => {
      const played = document.querySelector('[data-played]')?.dataset.played;
      if (played !== globalThis.moments.played) Object.assign(globalThis.moments, { played, shown: performance.now() });
      const moving = document.getAnimations().some(({ effect }) => effect?.target?.closest('.board'));
      if (moving) globalThis.moments.moving = performance.now();
      if (document.querySelector('dialog[open] #end-title')) globalThis.moments.score ??= performance.now();
      requestAnimationFrame(watch);
    };
    watch();
  });
  const last = await playByWire(page, any(random));
  await page.waitForSelector('dialog[open] #end-title');
  const moments = await page.evaluate(() => globalThis.moments);
  assert.equal(Number(moments.played), last.ply, 'the last move is on the board');
  return moments;
}

export function tests() {
  group('boards', () => {
    for (const [screen, size] of SCREENS) {
      scene(`the mark of a move goes with the tile that turns, on a ${screen}`, async (visit, site) => {
        const page = await visit(size);
        await dokmus(page, site);
        const { found: before, move } = await turnsItsTile(page, hands.luck(7));
        await abreast(page, before);
        await page.waitForSelector('.board .ring');
        await send(page, { move, ply: before.ply });
        const after = await state(page);
        await abreast(page, after);
        await page.waitForTimeout(300);
        const rings = await ringed(page);
        await shot(page, `boards-turned-${screen}`);
        assert.ok(rings.length > 0, 'the token is still marked');
        assert.deepEqual(
          rings.filter((cell) => !after.view.tokens.flat().includes(cell)),
          [],
        );
      });

      scene(
        `the last move is seen before the score, which is there whenever one asks, on a ${screen}`,
        async (visit, site) => {
          const page = await visit(size);
          await dokmus(page, site);
          const { score, shown } = await toTheEnd(page, hands.luck(3));
          assert.ok(score - shown > 500, `the score came ${Math.round(score - shown)} ms after the last move`);
          const final = await page.textContent('dialog[open]');
          await page.click('[data-see]');
          await page.focus('.scrub input');
          await page.keyboard.press('Home');
          await page.waitForSelector('[data-tool=now]');
          await page.click('[data-tool=score]');
          await page.waitForSelector('dialog[open] #end-title');
          await page.waitForSelector('dialog[open] [data-final]');
          await shot(page, `boards-score-${screen}`);
          assert.ok((await page.textContent('dialog[open]')).includes(final.slice(0, 5)), 'it is the score of the end');
          await page.keyboard.press('Escape');
          await page.waitForSelector('dialog[open]', { state: 'detached' });
          await page.click('[data-tool=now]');
          await page.waitForSelector('[data-tool=now]', { state: 'detached' });
          await page.waitForTimeout(1500);
          assert.equal(await page.$('dialog[open]'), null, 'it does not come again by itself');
          await page.click('[data-tool=score]');
          await page.click('dialog[open] [data-again]');
          await page.waitForSelector('[data-tool=leave]');
          await toTheEnd(page, hands.luck(4));
        },
      );

      scene(
        `leaving says what becomes of the table, and where it is found again, on a ${screen}`,
        async (visit, site) => {
          const page = await visit(size);
          await dokmus(page, site);
          const table = page.url();
          await page.click('[data-tool=leave]');
          assert.deepEqual(
            await page.$$eval('dialog[open] [data-leave]', (ways) => ways.map((way) => way.dataset.leave)),
            ['later', 'resign', 'abandon', 'stay'],
          );
          await shot(page, `boards-leave-${screen}`);
          await page.click('[data-leave=stay]');
          await page.waitForSelector('dialog[open]', { state: 'detached' });
          await page.click('[data-tool=leave]');
          await page.click('[data-leave=later]');
          await page.click('section:has(#mine) a.table');
          await page.waitForURL(table);
          await page.click('[data-tool=leave]');
          await page.click('[data-leave=resign]');
          await page.waitForSelector('dialog[open] #end-title');
        },
      );

      scene(`a choice is undone, a move is taken back, on a ${screen}`, async (visit, site) => {
        const page = await visit(size);
        await dokmus(page, site);
        await page.waitForSelector('[data-tool=take-back][aria-disabled=true]');
        assert.match(await page.getAttribute('[data-tool=take-back]', 'title'), /not played/);
        await page.press('[data-tool=take-back]', 'Enter');
        await page.waitForSelector('.refusal');
        const before = await playByWire(page, ({ legal, question }) =>
          question.name === 'place' && legal.some((move) => move.endsWith('sacrifice')) ? null : legal[0],
        );
        await abreast(page, before);
        await page.click('[data-choice=sacrifice], [data-choice=place]');
        assert.equal(await page.textContent('[data-back]'), 'Undo');
        await page.click('[data-back]');
        await page.waitForSelector('[data-back]', { state: 'detached' });
        const ply = await hands.ply(page);
        await send(page, { move: before.legal[0], ply: before.ply });
        await hands.played(page, ply);
        assert.equal(await page.textContent('[data-tool=take-back]'), 'Take back');
        await page.click('[data-tool=take-back]');
        await page.waitForFunction((old) => Number(document.querySelector('.scrub input').max) === old, ply);
        await page.waitForFunction(() =>
          /You have taken a move back/.test(
            [...document.querySelectorAll('[data-line]')].at(-1).textContent.replaceAll(/\s+/g, ' '),
          ),
        );
        await shot(page, `boards-taken-back-${screen}`);
      });

      scene(
        `a cell that is free and can be paid for says what a sacrifice is for, on a ${screen}`,
        async (visit, site) => {
          const page = await visit(size);
          await dokmus(page, site);
          const random = hands.luck(11);
          const both = ({ legal }) =>
            legal.find((move) => move.endsWith('sacrifice') && legal.includes(move.replace(' sacrifice', '')));
          const found = await playByWire(page, (asked) => (both(asked) ? null : any(random)(asked)));
          await abreast(page, found);
          const cell = both(found).split(' ')[1];
          await page.click(`[data-cell=${cell}]`);
          await page.waitForSelector(`[data-choice="place ${cell} sacrifice"]`);
          assert.deepEqual(
            await page.$$eval('[data-choice]', (choices) => choices.map((choice) => choice.dataset.choice)),
            [`place ${cell}`, `place ${cell} sacrifice`],
          );
          assert.match(await page.textContent('.ask .about'), /3 points/);
          await shot(page, `boards-both-${screen}`);
        },
      );

      scene(`tiles have their names on the board, on a ${screen}`, async (visit, site) => {
        const page = await visit(size);
        await dokmus(page, site);
        const names = await page.$$eval('.board .slots text', (texts) =>
          texts.map((text) => [text.textContent, text.getBoundingClientRect().height]),
        );
        assert.deepEqual(
          names.map(([name]) => name),
          ['A', 'B', 'C', '1', '2'],
        );
        for (const [name, height] of names) assert.ok(height >= 9, `${name} is ${height} px high`);
        await page.waitForSelector('[data-cell=o1][aria-label*="tile C1"]');
        await shot(page, `boards-names-${screen}`);
      });
    }

    scene('the score waits for what still moves', async (visit, site) => {
      const page = await visit({ calm: false });
      await dokmus(page, site);
      const { score, shown, moving } = await toTheEnd(page, hands.luck(3));
      assert.ok(score - shown > 1000, `the score came ${Math.round(score - shown)} ms after the last move`);
      assert.ok(score > (moving ?? 0), 'nothing moves any more');
    });

    scene('what is asked names only what can be done', async (visit, site) => {
      const page = await visit();
      await dokmus(page, site, 2);
      let unusable = null;
      const random = hands.luck(5);
      const found = await playByWire(page, ({ legal, question, view }) => {
        unusable = question.name === 'place' && view.action.guardian && legal.every((move) => move.startsWith('place'));
        if (unusable) return null;
        return ['draft 1', 'talisman'].find((move) => legal.includes(move)) ?? any(random)({ legal });
      });
      assert.ok(unusable, 'a guardian that can do nothing was met');
      await abreast(page, found);
      assert.doesNotMatch(await hands.asked(page), /guardian/);
    });

    for (const dark of [false, true]) {
      scene(
        `a button that is off can be read, and says why, in the ${dark ? 'dark' : 'light'}`,
        async (visit, site) => {
          const page = await visit({ dark });
          await hands.setUp(page, site, { key: 'dokmus', options: {} }, ['me', 'link']);
          await page.waitForSelector('[data-start][disabled]');
          const why = await page.getAttribute('[data-start]', 'aria-describedby');
          assert.match(await page.textContent(`#${why}`), /seat is still free/);
          assert.ok((await contrast(page, '[data-start]')) >= 4.5);
          await shot(page, `boards-off-${dark ? 'dark' : 'light'}`);
        },
      );
    }
  });
}

/** The contrast of what is written on an opaque element. */
const contrast = (page, selector) =>
  page.$eval(selector, (element) => {
    const { color, backgroundColor } = getComputedStyle(element);
    const canvas = new OffscreenCanvas(1, 1).getContext('2d');
    canvas.fillStyle = backgroundColor;
    canvas.fillRect(0, 0, 1, 1);
    const luminance = () => {
      const [r, g, b] = [...canvas.getImageData(0, 0, 1, 1).data].map((part) =>
        part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
      );
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const behind = luminance();
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    const written = luminance();
    return (Math.max(behind, written) + 0.05) / (Math.min(behind, written) + 0.05);
  });
