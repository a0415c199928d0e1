/** How much room the window leaves to a board. */
import { innerHeight, innerWidth } from 'svelte/reactivity/window';

/** In rem: the header with the line below the board, and a hand that lies there too. */
const ABOVE_AND_BELOW = 5;
const HAND = 6;
/** The part of the window's width that is left of the side. */
const WIDTH = 0.73;

/** Whether a hand below the board would take height from it; lengths in rem, `shape` is width over height. */
export function takesHeight(width: number, height: number, shape: number, beside: number): boolean {
  const full = (WIDTH * width - beside) / shape;
  return full > height - ABOVE_AND_BELOW - HAND;
}

/** Whether the hand lies beside the board, as the window is now. */
export function handBeside(shape: number, beside: number): boolean {
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
  return takesHeight((innerWidth.current ?? 0) / rem, (innerHeight.current ?? 0) / rem, shape, beside);
}
