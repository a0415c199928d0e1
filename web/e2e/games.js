// The games that the browser tests play, each with its smallest table and its shortest game.
export const games = [
  { key: 'dokmus', players: 2, options: {} },
  { key: 'elfenland', players: 2, options: { rounds: 3 } },
  { key: 'tindaya', players: 2, options: { campaign: 'game_1' }, secret: { mode: 'domination' } },
];
