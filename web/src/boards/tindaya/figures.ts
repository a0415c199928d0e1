/** Pictures of goods, pieces and buildings: shapes in a box from 0 to 24, painted one over the other. */
export interface Shape {
  readonly d: string;
  /** A colour; 'none' for lines only. */
  readonly fill?: string;
  /** Width of the line; 0 for none. */
  readonly line?: number;
}

const INK = '#2b211b';
const shape = (d: string, fill = 'none', line = 1.3): Shape => ({ d, fill, line });

const FISH = 'M2.5 12C6 6.5 13 6 17 11l4.5-4v10L17 13C13 18 6 17.5 2.5 12Z';
const HAM = 'M4 9.500C5 4.5 13 3.5 15.5 8c1.5 3-1 7.5-4.5 8.500C6.5 17.5 3.2 14 4 9.500Z';
const SMOKE = 'M8 5.500q-1.5-1.5 0-3M13 4.800q-1.5-1.5 0-3';
const CRYSTALS = [shape('M4 20 7 13l4 2 1 5Z', '#fff', 1), shape('M12 20l2-6 5 2 1 4Z', '#fff', 1)];

export const FIGURES: Record<string, readonly Shape[]> = {
  fish: [shape(FISH, '#6fb3c9'), shape('M7 10.800v.1M11 9.500q1.5 2.5 0 5', 'none', 1.5)],
  smoked_fish: [shape(FISH.replace('M2.5 12', 'M2.5 14').replaceAll(' 12Z', ' 14Z'), '#c58a4a'), shape(SMOKE)],
  manure: [
    shape('M4 19q-2-4 3-5-1-4 4-4.500Q11 6 14 5q-.5 3 2 4.5 3 1.5 1 4.5 5 1 3 5Z', '#7b5a36'),
    shape('M8 16.500h7', 'none', 1),
  ],
  milk: [
    shape('M8 3h8v3l2 4v9q0 2-2 2H8q-2 0-2-2v-9l2-4Z', '#c9a57c'),
    shape('M6.5 12h11v6.500q0 1.5-1.5 1.500H8q-1.5 0-1.5-1.500Z', '#fffdf6', 1),
  ],
  cheese: [
    shape('M3 14 16 5q5 3 5 9Z', '#f2cf6b'),
    shape('M3 14h18v6H3Z', '#e6b743'),
    shape('M8 17.500v.1M13.5 16.500v.1M17.5 18v.1', 'none', 2.2),
  ],
  figs: [
    shape('M12 4q.5 3 3 5c4 4 1.5 11-3 11S5 13 9 9q2.5-2 3-5Z', '#7d4a86'),
    shape('M12 4q2-2 4-1.500M12 12v6M9.5 13q-.5 3 .8 5M14.5 13q.5 3-.8 5', 'none', 1),
  ],
  salt: [...CRYSTALS, shape('M8 13l3-7 4 3 1 5-4 2Z', '#eef4f6', 1.1), shape('M11 6l1 10', 'none', 0.8)],
  ham: [
    shape('M14 15l5 5M17.5 21.500l3-3', 'none', 2.4),
    shape(HAM, '#d9776b'),
    shape('M7 8.500q3-2.5 6 .5', 'none', 1),
  ],
  salted_meat: [
    shape('M14 15l5 5M17.5 21.500l3-3', 'none', 2.4),
    shape(HAM, '#a9564e'),
    shape('M7 8v.1M10 7v.1M12.5 9v.1M8 12v.1M11 12.500v.1', 'none', 2),
  ],
  horns: [
    shape('M11 20C4 18 2.5 9 6.5 3c0 6 2.5 8.5 5.5 11Z', '#e6d3a6'),
    shape('M13 20c7-2 8.5-11 4.5-17 0 6-2.5 8.5-5.5 11Z', '#cdb27d'),
    shape('M5.3 10l2.7-1M18.7 10 16 9', 'none', 1),
  ],
  goat_meat: [
    shape('M5 8q6-5 12-1 5 4 2 9-3 4-9 3-7-2-7-6 0-3 2-5Z', '#c9635a'),
    shape('M9 9.500q4-1.5 6.5 1.500t-.5 4.5', 'none', 1.5),
    shape('M8 13.500v.1', 'none', 3),
  ],
  straw: [
    shape('M6 3l4 18M12 2.500V21M18 3l-4 18M9 3l2 18M15 3l-2 18', 'none', 1.5),
    shape('M6.5 11.500h11v3.500h-11Z', '#d9a441'),
  ],
  cereals: [
    shape('M12 22V9', 'none', 1.5),
    shape(
      'M12 2q2.5 2.5 0 6-2.5-3.5 0-6ZM7 6q3.5 0 4.5 4.500Q7.5 10 7 6ZM17 6q-3.5 0-4.5 4.500Q16.5 10 17 6ZM7 11q3.5 0 4.5 4.500Q7.5 15 7 11ZM17 11q-3.5 0-4.5 4.500Q16.5 15 17 11Z',
      '#e9bb4e',
      1,
    ),
  ],
  flour: [
    shape('M7 6q5-3 10 0l-1.5 3.500Q20 14 18 20q-6 2.5-12 0-2-6 2.5-10.500Z', '#e9dcc0'),
    shape('M8.5 9.500h7', 'none', 1.4),
    shape('M12 12.500v5M10 14q1.5.5 2 2M14 14q-1.5.5-2 2', 'none', 1),
  ],
  wood: [
    shape('M3 12.5 15 5.500l5 3.5-12 7.500Z', '#9a6a3c'),
    shape('M3 12.500l5 4v4.500l-5-3.500Z', '#d8b27c'),
    shape('M8 16.5 20 9v4.500L8 21Z', '#7d5530'),
    shape('M5 15.500q1 .5 1 2', 'none', 1),
  ],
  clay: [
    shape('M9 3h6l-.5 3.500Q19 9 18.5 14T15 21H9q-3-2-3.5-7t4-7.500Z', '#c96f47'),
    shape('M6 12l2-1.5 2 1.5 2-1.5 2 1.5 2-1.5 2 1.5', 'none', 1.1),
  ],
  stone: [shape('M3 17 6 8l6-4 7 4 2 9-5 4H7Z', '#a5a29b'), shape('M6 8l5 4 8-4M11 12l1 9', 'none', 1)],
  obsidian: [
    shape('M12 2l6 7-2.5 9L12 22l-4-5-2-8Z', '#2c2b38'),
    shape('M12 2l-1 9 1 11M6 9l5 2 7-2', 'none', 0.6),
    shape('M8 9l3.2-4.500L10.5 10Z', '#8f94b8', 0),
  ],
  pig: [
    shape('M3.5 12Q4 7 11 7q8 0 9.5 5 .5 3-2.5 4.500V20h-2.500v-2.500h-6V20H7v-3.500q-3-1.5-3.5-4.500Z', '#e6a1a0'),
    shape('M3.5 11.500H2v3h2M6.5 7.5 6 4.500l3 2.500M20.5 11q1.5 0 1.5-2', '#e6a1a0', 1.2),
    shape('M7 11v.1', 'none', 1.8),
  ],
  goat: [
    shape('M7 9.500h9q4 0 4 4v7h-2v-5h-7v5H9v-6q-2 0-3-2L3 13q-.5-2.5 2-4.500Z', '#cbb79a'),
    shape('M6.5 9Q6 4 10 3M8.5 9Q9 5.5 12.5 5', 'none', 1.4),
    shape('M4.5 13.5 5 17', 'none', 1.3),
    shape('M6.5 11v.1', 'none', 1.7),
  ],
  ore_start: [
    shape('M4 16 8 8l6-3 6 6-2 8-8 1Z', '#8d8a86'),
    shape('M8 8l5 5 7-2M13 13l-3 7', 'none', 1),
    shape('M14 15l2.5 1-1 2.5-2-.500Z', '#3a3848', 0.6),
  ],
  ore_volcanic: [
    shape('M4 16 8 8l6-3 6 6-2 8-8 1Z', '#5a4240'),
    shape('M8 8l5 5 7-2M13 13l-3 7', 'none', 1),
    shape('M7 12l2 2 2-1 2 3 3-1', 'none', 1.8),
    shape('M7 12l2 2 2-1 2 3 3-1', 'none', 0),
  ],
  idol: [
    shape('M12 2q4 0 4 4 0 2-1.5 3Q20 10 19 15q-.5 3-3 3v3H8v-3q-2.5 0-3-3-1-5 4.5-6Q8 8 8 6q0-4 4-4Z', '#d08a55'),
    shape('M10.3 5.500v.1M13.7 5.500v.1', 'none', 1.6),
    shape('M9 12.500l3 2.5 3-2.5', 'none', 1.2),
  ],
  cube: [shape('M4 8l8-4 8 4v8l-8 4-8-4Z', 'currentColor'), shape('M4 8l8 4 8-4M12 12v8', 'none', 1.2)],
  cylinder: [
    shape('M5 7v10q0 3 7 3t7-3V7', 'currentColor'),
    shape('M5 7q0-3 7-3t7 3-7 3-7-3Z', 'currentColor'),
    shape('M5 7q0 3 7 3t7-3', 'none', 1.2),
  ],
  helmet: [
    shape('M5 14q0-8 7-9 7 1 7 9Z', '#b9bec6'),
    shape('M2 14.500q10 4 20 0-2 5-10 5t-10-5Z', '#8e959f'),
    shape('M12 3.500v10.5', 'none', 2.2),
  ],
  cave: [shape('M2 20Q3 6 12 4q9 2 10 16Z', '#857b74'), shape('M8 20q0-9 4-9t4 9Z', '#2b211b', 0)],
  villager: [shape('M12 3a3.6 3.6 0 1 1-.1 0ZM5 21q0-10 7-10t7 10Z', 'currentColor')],
  noble: [
    shape(
      'M12 5.500a3.2 3.2 0 1 1-.1 0ZM8.5 5 8 1.500l2.2 1.800L12 1l1.8 2.300L16 1.5 15.5 5ZM7 22l1.5-9.500h7L17 22Z',
      'currentColor',
    ),
    shape('M20.5 6v16', 'none', 1.7),
  ],
  canoe: [
    shape('M1.5 11q10.5 5 21 0-2 8-10.5 8T1.5 11Z', '#a8743e'),
    shape('M6 14.500l3-9M9 5.500l1.5.5', 'none', 1.4),
  ],
  wall: [
    shape('M2 8h6v4H2ZM9 8h6v4H9ZM16 8h6v4h-6ZM2 13h3v4H2ZM6 13h6v4H6ZM13 13h6v4h-6ZM20 13h2v4h-2Z', '#b6aea2', 1),
  ],
  waste: [
    shape('M5 9h14l-1.5 12h-11Z', '#8a8f7a'),
    shape('M3.5 9h17M9 12.500l.5 5M15 12.500l-.5 5M9 6q1-2 3 0t3-1', 'none', 1.3),
  ],
  dock: [
    shape('M2 13h20v3H2ZM5 16v5M12 16v5M19 16v5', '#b48a57'),
    shape('M7 10q3-3.5 6.5-1l2-1.500v5l-2-1.500Q10 13.5 7 10Z', '#7fc3d6', 1),
    shape('M17 13V4h3', 'none', 1.3),
  ],
  sty: [
    shape('M2 12 12 5l10 7v8H2Z', '#a5624c'),
    shape('M8 20v-4q0-3 4-3t4 3v4Z', '#3b2620', 0.8),
    shape('M2 12l10-7 10 7', 'none', 1.8),
  ],
  pen: [
    shape('M2 10.5h20v2.6H2ZM2 16h20v2.6H2Z', '#c9a06a', 1),
    shape('M3 7.5l1.5-2L6 7.5V21H3ZM10.5 6l1.5-2 1.5 2v15h-3ZM18 7.5l1.5-2 1.5 2V21h-3Z', '#e0bd8a', 1),
  ],
  field: [
    shape('M2 20 6 8h12l4 12Z', '#c59a45'),
    shape('M9 8 7 20M12 8v12M15 8l2 12', 'none', 1.2),
    shape('M8 7.500V4M12 7.500V3M16 7.500V4', 'none', 1.6),
  ],
  fort: [
    shape('M3 21V6h3.500v3H10V6h4v3h3.500V6H21v15Z', '#6d6670'),
    shape('M9.5 21v-4q0-2.5 2.5-2.500t2.5 2.500v4Z', '#1d1a20', 0.8),
    shape('M12 6V1.500l5 1.7-5 1.6', '#d8402f', 1),
  ],
  acoran: [
    shape('M12 2.5 20 6v6q0 6-8 10-8-4-8-10V6Z', '#e07a34'),
    shape('M7 9l4 1.500M17 9l-4 1.500M8.5 15.500q3.5-2.5 7 0M12 11v2.5', 'none', 1.6),
  ],
  moneiba: [
    shape('M12 2.500q8.5 1 8.5 9T12 21.500Q3.5 19.5 3.5 11.500t8.5-9Z', '#4fb0c6'),
    shape('M7 10q2-2 4 0M13 10q2-2 4 0M8.5 15q3.5 3.5 7 0', 'none', 1.6),
  ],
  eruption: [
    shape('M3 21 9.5 9h5L21 21Z', '#5b4a48'),
    shape('M9.5 9q-2-3 .5-6 1 2 2 2 .5-2 2-3 2.5 3 .5 7Z', '#ff7a2e', 1),
    shape('M11 9.500l-1 5 2 2-.5 4', 'none', 1.5),
  ],
  tsunami: [
    shape('M2 20V14Q3 4 12 4q7 0 7 5-2-2.5-5-1.5-3.5 1-2.5 5 1 3 5 3.500h5.500v4Z', '#3f93b8'),
    shape('M5 15q1-6 6-7', 'none', 1.2),
  ],
  ship_white: [
    shape('M3 15h18l-3 6H6Z', '#8a6039'),
    shape('M11.5 2.500Q18 7 18 13H11.500Z', '#fbf7ec'),
    shape('M10 5Q5 8 5 13h5Z', '#fbf7ec'),
  ],
  ship_grey: [
    shape('M3 15h18l-3 6H6Z', '#8a6039'),
    shape('M11.5 2.500Q18 7 18 13H11.500Z', '#9aa0a6'),
    shape('M10 5Q5 8 5 13h5Z', '#9aa0a6'),
  ],
  ship_black: [
    shape('M3 15h18l-3 6H6Z', '#8a6039'),
    shape('M11.5 2.500Q18 7 18 13H11.500Z', '#26242b'),
    shape('M10 5Q5 8 5 13h5Z', '#26242b'),
  ],
};

export { INK };
export const figure = (name: string): readonly Shape[] => FIGURES[name] ?? [];
