// Hands that play: they see only what is on the screen.

/** What can be chosen, the most pressing first: a confirmation, places on the board, buttons. */
const CHOICES = ['[data-confirm]', '[data-can]', '[data-choice]'];
const OVER = 'dialog[open] #end-title';
const CURTAIN = 'dialog[open] [data-take]';
const PATIENCE = 60_000;

/** A stream of numbers from 0 to 1, the same for the same seed. */
export function luck(seed) {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

export const isOver = async (page) => (await page.$(OVER)) !== null;
export const ply = (page) => page.evaluate(() => Number(document.querySelector('[data-played]')?.dataset.played ?? 0));
/** What the end screen counts: points, or the conditions of a game that is won together. */
export const score = (page) =>
  page.$$eval('dialog[open] table td, dialog[open] [data-reached] b', (found) => found.map((one) => one.textContent));
export const asked = (page) => page.textContent('.ask .question');

/** Waits until something more has been played. */
export const played = (page, before) =>
  page.waitForFunction((old) => Number(document.querySelector('[data-played]')?.dataset.played ?? 0) > old, before);

/** Waits until a page shows what another one does; both may be something else than a table. */
export async function abreast(page, other) {
  await played(page, (await ply(other)) - 1);
}

/** Waits until there is something to do here, or the game is over. */
export async function awaitTurn(page) {
  await page.waitForFunction((any) => document.querySelector(any), [OVER, CURTAIN, ...CHOICES].join(), {
    timeout: PATIENCE,
  });
}

/** Takes the screen if it is handed over. */
export async function take(page) {
  const button = await spot(page, [CURTAIN], 0);
  if (button) await page.mouse.click(button.x, button.y);
  return button !== null;
}

/** The middle of one of those that fit, brought into sight; null if there is none. */
export async function spot(page, selectors, fate) {
  return page.evaluate(
    ([all, chosen]) => {
      const shown = (element) => element.getClientRects().length > 0;
      const found = all
        .map((selector) => [...document.querySelectorAll(selector)].filter(shown))
        .find((some) => some.length);
      const one = found?.[Math.floor(chosen * found.length)];
      if (!one) return null;
      one.scrollIntoView({ block: 'center', inline: 'center' });
      const { x, y, width, height } = one.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    },
    [selectors, fate],
  );
}

/** Gives the page a moment to ask once more: it may first fetch what the move means. */
export const asking = (page) => page.waitForSelector('[data-confirm]', { timeout: 1000 }).catch(() => null);

/** A click, or a tap where there are fingers. */
export const hit = (page, { x, y }) => (page.fingers ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));

/** One click or tap on something that can be chosen; now and then a button instead of the board. What a finger has chosen is confirmed like
 * everything that is asked about once more: first of all. */
export async function click(page, random, buttons = 0.25) {
  const order = random() < buttons ? ['[data-confirm]', '[data-choice]', '[data-can]'] : CHOICES;
  const place = await spot(page, order, random());
  if (place) await hit(page, place);
  return place !== null;
}

/** Plays by mouse until the game is over or `clicks` are spent; `pause` is called before every click. */
export async function playByMouse(
  page,
  { seed = 1, clicks = 1500, buttons = 0.25, pause = async () => undefined } = {},
) {
  const random = luck(seed);
  for (let k = 0; k < clicks; k += 1) {
    await awaitTurn(page);
    if (await isOver(page)) return true;
    if (await take(page)) continue;
    await pause();
    await click(page, random, buttons);
  }
  await awaitTurn(page);
  return isOver(page);
}

const focusFits = (page, selector) =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);

/** How many times Tab must be pressed to the nearest that fits, back if negative; null if there is none. */
function hopsTo(page, selector) {
  return page.evaluate((wanted) => {
    const scope = document.querySelector('dialog[open]') ?? document;
    const stops = [...scope.querySelectorAll('a, button, input, select, summary, [tabindex]')].filter(
      (element) => element.tabIndex >= 0 && !element.disabled && element.getClientRects().length,
    );
    const here = stops.indexOf(document.activeElement);
    const hops = stops.flatMap((element, at) => (at !== here && element.matches(wanted) ? [at - here] : []));
    return hops.length ? hops.reduce((near, hop) => (Math.abs(hop) < Math.abs(near) ? hop : near)) : null;
  }, selector);
}

/** Presses Tab until the focus is on the nearest that fits, forwards or backwards. */
async function tabTo(page, selector) {
  const hops = await hopsTo(page, selector);
  for (let k = 0; k < Math.abs(hops ?? 0); k += 1) await page.keyboard.press(hops > 0 ? 'Tab' : 'Shift+Tab');
  return focusFits(page, selector);
}

/** Plays by keyboard alone: Tab, N for the next choice on the board, Enter. */
export async function playByKeyboard(page, { seed = 2, steps = 1500 } = {}) {
  const random = luck(seed);
  for (let k = 0; k < steps; k += 1) {
    await awaitTurn(page);
    if (await isOver(page)) return true;
    await press(page, random);
  }
  return isOver(page);
}

async function press(page, random) {
  if (await page.$('[data-confirm]')) {
    if (await tabTo(page, '[data-confirm]')) await page.keyboard.press('Enter');
  } else if ((await page.$('[role=gridcell][data-can]')) && random() < 0.85) {
    if (!(await focusFits(page, '[role=gridcell]')) && !(await tabTo(page, '[role=gridcell]'))) return;
    const hops = 1 + Math.floor(random() * 4);
    for (let k = 0; k < hops; k += 1) await page.keyboard.press('n');
    await page.keyboard.press('Enter');
  } else await pressButton(page, Math.floor(random() * 3));
}

/** Enter on a button some hops after the first, or on the last that is one. */
async function pressButton(page, hops) {
  const button = '[data-choice], button[data-can], [role=button][data-can]';
  if (!(await tabTo(page, button))) return;
  for (let k = 0; k < hops; k += 1) {
    await page.keyboard.press('Tab');
    if (await focusFits(page, button)) continue;
    await page.keyboard.press('Shift+Tab');
    break;
  }
  await page.keyboard.press('Enter');
}

/** Sets up a table in the dialog: `seats` are `me`, `bot`, `open` or `link`; computers play at their quickest. */
export async function setUp(page, site, { key, options }, seats, level = 1) {
  await page.goto(site.url);
  await page.click(`[data-setup="${key}"]`);
  await page.click(`dialog[open] .players label:has-text("${seats.length}")`);
  for (const [seat, who] of seats.entries()) {
    await page.selectOption(`#who-${seat}`, who);
    if (who === 'bot') await page.selectOption(`#level-${seat}`, String(level));
  }
  for (const [option, value] of Object.entries(options))
    await page.selectOption(`[data-option="${option}"]`, JSON.stringify(value));
  await page.click('dialog[open] footer .button');
  await page.waitForURL(/\/table\//);
}

/** Opens the record of a finished game on a device. Returns the id of its table. */
export async function openRecord(page, site, file) {
  await page.goto(site.url);
  await page.setInputFiles('input[type=file]', file);
  await page.waitForURL(/here\./);
  return page.url().split('/').at(-1);
}

export const against = (game, count = game.players - 1) => ['me', ...Array(count).fill('bot')];

/** A table against computers, some clicks on the board into the usual game. */
export async function begun(page, site, game, clicks = 0) {
  await setUp(page, site, { ...game, options: {} }, against(game));
  await playByMouse(page, { seed: 21, clicks, buttons: 0 });
  return page;
}

/** A table of two people, each with a browser of their own. */
export async function together(ann, ben, site, game, name) {
  await setUp(ann, site, game, [...against(game, game.players - 2), 'link']);
  await ben.goto(await ann.inputValue(`#link-${game.players - 1}`));
  if (name) await ben.fill('input[autocomplete=nickname]', name);
  await ben.click('[data-join]');
  await ann.click('[data-start]:not([disabled])');
}
