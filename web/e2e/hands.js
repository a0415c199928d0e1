// Hands that play: they see only what is on the screen.
export const CHOICE = '[data-confirm], [data-can], [data-choice]';

/** A stream of numbers from 0 to 1, the same for the same seed. */
export function luck(seed) {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

export const isOver = (page) => page.evaluate(() => document.querySelector('dialog[open] #end-title') !== null);

/** Waits until there is something to do here, or the game is over. */
export async function awaitTurn(page, timeout = 60_000) {
  await page.waitForFunction(
    (choice) => document.querySelector('dialog[open] #end-title, dialog[open] [data-take]') || document.querySelector(choice),
    CHOICE,
    { timeout },
  );
}

/** Takes the screen if it is handed over. */
export async function take(page) {
  const button = await page.$('dialog[open] [data-take]');
  if (button) await button.click();
  return button !== null;
}

/** What can be clicked now: a confirmation first; places on the board before buttons. */
async function choices(page) {
  for (const selector of ['[data-confirm]', '[data-can]', '[data-choice]']) {
    const found = await page.$$(selector);
    if (found.length) return found;
  }
  return [];
}

/** One click by mouse on something that can be chosen; now and then a button instead of the board. */
export async function click(page, random) {
  const buttons = await page.$$('[data-choice]');
  const all = buttons.length && random() < 0.25 ? buttons : await choices(page);
  const one = all[Math.floor(random() * all.length)];
  if (!one) return false;
  await one.scrollIntoViewIfNeeded();
  const box = await one.boundingBox();
  if (!box) return false;
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  return true;
}

const ply = (page) => page.evaluate(() => Number(document.querySelector('.scrub input')?.max ?? 0));

/** Plays by mouse until the game is over or `clicks` are spent. */
export async function playByMouse(page, { seed = 1, clicks = 400 } = {}) {
  const random = luck(seed);
  for (let k = 0; k < clicks; k += 1) {
    await awaitTurn(page);
    if (await isOver(page)) return true;
    if (await take(page)) continue;
    try {
      await click(page, random);
    } catch (error) {
      if (!/detached|not attached|not visible|Timeout/.test(String(error))) throw error;
    }
    await page.waitForTimeout(60);
  }
  return isOver(page);
}

/** Presses Tab until the focus is on something that fits. */
export async function tabTo(page, selector, most = 80) {
  for (let k = 0; k < most; k += 1) {
    const there = await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
    if (there) return true;
    await page.keyboard.press('Tab');
  }
  return false;
}

/** Plays by keyboard alone: Tab, N for the next choice on the board, Enter. */
export async function playByKeyboard(page, { seed = 2, steps = 400 } = {}) {
  const random = luck(seed);
  for (let k = 0; k < steps; k += 1) {
    await awaitTurn(page);
    if (await isOver(page)) return true;
    await press(page, random);
    await page.waitForTimeout(60);
  }
  return isOver(page);
}

async function press(page, random) {
  if (await page.$('[data-confirm]')) {
    if (await tabTo(page, '[data-confirm]')) await page.keyboard.press('Enter');
    return;
  }
  const onGrid = await page.$('[role=gridcell][data-can]');
  if (onGrid && random() < 0.85) {
    if (!(await tabTo(page, '[role=gridcell]'))) return;
    const hops = 1 + Math.floor(random() * 4);
    for (let k = 0; k < hops; k += 1) await page.keyboard.press('n');
    await page.keyboard.press('Enter');
    return;
  }
  if (await tabTo(page, '[data-choice], button[data-can], [role=button][data-can]')) {
    const hops = Math.floor(random() * 3);
    for (let k = 0; k < hops; k += 1) {
      await page.keyboard.press('Tab');
      if (!(await page.evaluate(() => document.activeElement?.matches('[data-choice], [data-can]')))) break;
    }
    if (await page.evaluate(() => document.activeElement?.matches('[data-choice], [data-can]'))) await page.keyboard.press('Enter');
  }
}

export { ply };

/** Sets up a table in the dialog: `seats` are `me`, `bot`, `open` or `link`. */
export async function setUp(page, url, game, seats) {
  await page.goto(url);
  await page.click(`[data-setup="${game}"]`);
  await page.click(`dialog[open] .players label:has-text("${seats.length}")`);
  for (const [seat, who] of seats.entries()) await page.selectOption(`#who-${seat}`, who);
  await page.click('dialog[open] footer .button');
  await page.waitForURL(/\/table\//);
}
