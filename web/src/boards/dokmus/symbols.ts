/** What stands in the cells, each drawn around the middle of its cell: shapes by what they are painted with. */
export type Symbol = Readonly<Record<string, string>>;

const disc = (r: number, y = 0): string => `M${-r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

export const SYMBOLS: Readonly<Record<string, Symbol>> = {
  'wood-a': {
    trunk: 'M-23 4h6v8h-6ZM19 -2h6v8h-6ZM1 34h6v8h-6Z',
    tree: 'M-20 -38l17 42h-34ZM22 -44l17 42h-34ZM4 -8l17 42h-34Z',
    'tree-dark': 'M-20 -38l17 42h-17ZM22 -44l17 42h-17ZM4 -8l17 42h-17Z',
  },
  'wood-b': {
    trunk: 'M-27 26h6v8h-6ZM-1 -4h6v8h-6ZM23 30h6v8h-6Z',
    tree: 'M-24 -16l17 42h-34ZM2 -46l17 42h-34ZM26 -12l17 42h-34Z',
    'tree-dark': 'M-24 -16l17 42h-17ZM2 -46l17 42h-17ZM26 -12l17 42h-17Z',
  },
  'wood-c': {
    trunk: 'M-17 -2h6v8h-6ZM15 32h6v8h-6Z',
    tree: 'M-14 -44l17 42h-34ZM18 -10l17 42h-34Z',
    'tree-dark': 'M-14 -44l17 42h-17ZM18 -10l17 42h-17Z',
  },
  'wave-a': { foam: 'M-28-8q9-10 18 0t18 0M-4 16q8-9 16 0t16 0' },
  'wave-b': { foam: 'M-14 4q9-10 18 0t18 0' },
  'peak-a': {
    rock: 'M-40 30L-4-38 10-16 18-26 42 30Z',
    'rock-dark': 'M-4-38L10-16 18-26 42 30H2Z',
    snow: 'M-4-38L5-24-5-14-13-20Z',
  },
  'peak-b': {
    rock: 'M-42 30L-16-20-4-6 12-38 42 30Z',
    'rock-dark': 'M12-38L42 30H8L0-12Z',
    snow: 'M12-38L21-18 12-12 4-20Z',
  },
  volcano: {
    'lava-rock': 'M-42 32L-15-18H15L42 32Z',
    flank: 'M15-18L42 32H6L2-18Z',
    lava: 'M-15-18H15L20-8 10-4 6 12 0-2-8 6-10-6-20-8Z',
    smoke: 'M-8-26q-6-8 2-14m10 14q8-8 0-16',
  },
  ruins: {
    plinth: 'M-38 34H38V24H-38Z',
    marble: 'M-32 24V-22l8-6 6 4V24ZM-8 24V0l7-5 8 6V24ZM18 24V-14l6-8 9 5V24Z',
    'marble-dark': 'M-24-28l6 4V24h-6ZM-1-5l8 6V24h-6ZM24-22l9 5V24h-6Z',
  },
  small: {
    halo: disc(44),
    temple: 'M-34 30H34V14H-34ZM-22 12H22V-4H-22ZM-12-6H12V-22H-12Z',
    'temple-dark': 'M0 30H34V14H0ZM0 12H22V-4H0ZM0-6H12V-22H0Z',
    stair: 'M-5 30H5V-22H-5Z',
  },
  large: {
    halo: disc(50),
    gold: 'M-44 38H44V24H-44ZM-33 22H33V8H-33ZM-22 6H22V-8H-22ZM-12-10H12V-26H-12Z',
    'gold-dark': 'M0 38H44V24H0ZM0 22H33V8H0ZM0 6H22V-8H0ZM0-10H12V-26H0Z',
    steps: 'M-6 38H6V-26H-6Z',
    sun: disc(9, -37),
  },
  grass: { grass: 'M-18 12q2-10-3-15m9 15q0-9 5-14M14-8q2-8-2-12m8 12q0-7 4-11' },
};
