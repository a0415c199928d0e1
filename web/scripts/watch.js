// Watches the main thread of a page: what each redraw costs, from what caused it to the end of its frame.

const CATEGORIES = ['toplevel', 'devtools.timeline', 'blink.user_timing'];
/** Parts of a redraw by the names of their events; what is left over is the browser's own book-keeping. */
const PARTS = {
  script: ['FunctionCall', 'EventDispatch', 'TimerFire', 'FireAnimationFrame', 'RunMicrotasks', 'MinorGC', 'MajorGC'],
  style: ['UpdateLayoutTree'],
  layout: ['Layout'],
  paint: ['PrePaint', 'Paint', 'Layerize', 'Commit'],
};
const MARK = 'redraw ';
/** The last that a frame does; what comes before it is done now and then without a frame too, to find what the pointer is on. */
const FRAME = 'Layerize';
/** Microseconds after which a cause without a frame is held to have changed nothing. */
const PATIENCE = 300_000;

/** Leaves marks in the trace: a click, a move of mine or of another that comes to be shown, a look at an earlier position. */
function leaveMarks(mark) {
  let clicked = false;
  const hears = (event, work) => addEventListener(event, work, { capture: true });
  hears('click', () => {
    clicked = true;
    performance.mark(`${mark}click`);
  });
  hears('input', () => performance.mark(`${mark}look`));
  const moves = new MutationObserver(() => {
    performance.mark(mark + (clicked ? 'mine' : 'theirs'));
    clicked = false;
  });
  const seek = setInterval(() => {
    const table = document.querySelector('[data-played]');
    if (!table) return;
    clearInterval(seek);
    moves.observe(table, { attributeFilter: ['data-played'] });
  }, 50);
}

/** To be called before a page is opened. */
export const prepare = (page) => page.before(leaveMarks, MARK);

export const slow = (page, rate) => page.send('Emulation.setCPUThrottlingRate', { rate });

/** The redraws while something was done. */
export const watched = async (page, work) => redraws(await page.browser.traced(CATEGORIES, work));

function redraws(events) {
  const main = events.find(({ name }) => name.startsWith(MARK));
  if (!main) return [];
  const here = events.filter(({ pid, tid }) => pid === main.pid && tid === main.tid).sort((a, b) => a.ts - b.ts);
  const tasks = here.filter(({ name, ph }) => name === 'ThreadControllerImpl::RunTask' && ph === 'X');
  const marks = here.filter(({ name }) => name.startsWith(MARK));
  return marks.flatMap((mark, index) => {
    const task = tasks.find(({ ts, dur }) => ts <= mark.ts && mark.ts < ts + dur);
    const frame = here.find(({ name, ts }) => name === FRAME && ts > mark.ts);
    if (!task || !frame || frame.ts > Math.min(mark.ts + PATIENCE, marks[index + 1]?.ts ?? Infinity)) return [];
    const span = tasks.filter(({ ts }) => ts >= task.ts && ts <= frame.ts);
    const inside = here.filter(({ ts, ph }) => ph === 'X' && span.some((one) => ts >= one.ts && ts < one.ts + one.dur));
    const parts = Object.entries(PARTS).map(([part, names]) => [part, spent(outermost(inside.filter(({ name }) => names.includes(name))))]);
    return [{ cause: mark.name.slice(MARK.length), all: spent(span), ...Object.fromEntries(parts) }];
  });
}

/** Events that are not part of another one in the list. */
function outermost(events) {
  let end = 0;
  return events.filter(({ ts, dur = 0 }) => {
    if (ts < end) return false;
    end = ts + dur;
    return true;
  });
}

/** Milliseconds of the processor, not of the clock. */
const spent = (events) => events.reduce((sum, { tdur, dur = 0 }) => sum + (tdur ?? dur), 0) / 1000;
