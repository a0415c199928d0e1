// The games that the browser tests play, each with the smallest table.
export const games = [
  { key: 'dokmus', players: 2 },
  { key: 'elfenland', players: 2 },
];
