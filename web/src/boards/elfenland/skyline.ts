/** Small skylines of woodcut houses, a different one for each town. The ground is at 0, the middle at 0. */
export interface Skyline {
  readonly walls: string;
  readonly roofs: string;
  readonly shade: string;
  readonly lights: string;
  readonly lines: string;
  /** Which of the roof colours. */
  readonly hue: number;
  readonly width: number;
  readonly height: number;
}

type House = {
  wall: string;
  roof?: string;
  shade?: string;
  light?: string;
  line?: string;
  width: number;
  height: number;
};

const box = (x: number, w: number, h: number): string => `M${x} 0V${-h}H${x + w}V0Z`;
const window = (x: number, y: number): string => `M${x} ${y}v-3.5q1.5-2 3 0v3.5Z`;

/** The houses by letter; each is built from its left side. */
const HOUSES: Record<string, (x: number) => House> = {
  /** A gable. */
  g: (x) => ({
    wall: box(x, 14, 12),
    roof: `M${x - 2}-12 ${x + 7}-24 ${x + 16}-12Z`,
    shade: box(x + 8, 6, 12),
    light: window(x + 3, -4),
    width: 14,
    height: 24,
  }),
  /** A broad house with a chimney. */
  h: (x) => ({
    wall: box(x, 18, 10),
    roof: `M${x - 2}-10 ${x + 4}-20H${x + 14}L${x + 20}-10Z`,
    shade: box(x + 12, 6, 10),
    light: window(x + 3, -3) + window(x + 8, -3),
    line: `M${x + 13}-20v-5`,
    width: 18,
    height: 22,
  }),
  /** A tower. */
  t: (x) => ({
    wall: box(x, 10, 24),
    roof: `M${x - 2}-24 ${x + 5}-40 ${x + 12}-24Z`,
    shade: box(x + 6, 4, 24),
    light: window(x + 2, -15),
    line: `M${x + 5}-40v-5`,
    width: 10,
    height: 44,
  }),
  /** A slender tower with a pennant. */
  s: (x) => ({
    wall: box(x, 7, 28),
    roof: `M${x - 1.5}-28 ${x + 3.5}-48 ${x + 8.5}-28Z`,
    shade: box(x + 4, 3, 28),
    light: window(x + 1, -20),
    line: `M${x + 3.5}-48v-6`,
    width: 7,
    height: 50,
  }),
  /** A dome. */
  d: (x) => ({
    wall: box(x, 16, 13),
    roof: `M${x - 1}-13C${x - 4}-22 ${x + 5}-27 ${x + 8}-33 ${x + 11}-27 ${x + 20}-22 ${x + 17}-13Z`,
    shade: box(x + 10, 6, 13),
    light: window(x + 3, -4),
    line: `M${x + 8}-33v-4`,
    width: 16,
    height: 34,
  }),
  /** A mushroom. */
  m: (x) => ({
    wall: `M${x + 4} 0Q${x + 7}-8 ${x + 5}-13H${x + 13}Q${x + 11}-8 ${x + 14} 0Z`,
    roof: `M${x - 1}-11C${x - 2}-28 ${x + 20}-28 ${x + 19}-11Q${x + 9}-15 ${x - 1}-11Z`,
    light: `M${x + 5}-18a2 2 0 1 0 .1 0ZM${x + 12}-20a2 2 0 1 0 .1 0Z`,
    width: 18,
    height: 25,
  }),
  /** A tent. */
  n: (x) => ({
    wall: `M${x - 2} 0 ${x + 8}-22 ${x + 18} 0Z`,
    roof: `M${x + 3} 0 ${x + 8}-22 ${x + 8} 0ZM${x + 12} 0 ${x + 8}-22 ${x + 18} 0Z`,
    line: `M${x + 8}-22v-5`,
    width: 16,
    height: 24,
  }),
  /** A windmill. */
  w: (x) => ({
    wall: `M${x} 0 ${x + 3}-20H${x + 11}L${x + 14} 0Z`,
    roof: `M${x + 2}-20Q${x + 7}-29 ${x + 12}-20Z`,
    shade: `M${x + 8} 0V-20H${x + 11}L${x + 14} 0Z`,
    line: `M${x - 3}-33 ${x + 17}-11M${x + 17}-33 ${x - 3}-11`,
    width: 14,
    height: 32,
  }),
  /** A wall with battlements. */
  k: (x) => ({
    wall: `M${x} 0V-20h4v3h3v-3h4v3h3v-3h4V0Z`,
    shade: box(x + 12, 6, 17),
    light: `M${x + 6} 0v-6q3-4 6 0v6Z`,
    width: 18,
    height: 20,
  }),
  /** A great tower. */
  G: (x) => ({
    wall: box(x, 15, 36),
    roof: `M${x - 3}-36 ${x + 7.5}-62 ${x + 18}-36Z`,
    shade: box(x + 9, 6, 36),
    light: window(x + 3, -24) + window(x + 3, -12),
    line: `M${x + 7.5}-62v-6`,
    width: 15,
    height: 66,
  }),
};

const HUES = 4;

const STREETS: Record<string, string> = {
  elvenhold: 'tkGks',
  rivinia: 'gwg',
  feodor: 'dsd',
  albaran: 'ndn',
  dagamura: 'gtn',
  kihromah: 'mtm',
  lapphalya: 'mgs',
  parundia: 'hsg',
  wylhien: 'gth',
  usselen: 'hmg',
  yttar: 'gst',
  grangor: 'ktg',
  mahdavikia: 'tkt',
  jxara: 'gdh',
  virst: 'hwg',
  strykhaven: 'gts',
  beata: 'wh',
  ergeren: 'mms',
  tichih: 'tgt',
  throtmanni: 'sdg',
  jaccaranda: 'ksk',
};

const built = new Map<string, Skyline>();

export function skyline(town: string): Skyline {
  const known = built.get(town) ?? build(town);
  built.set(town, known);
  return known;
}

function build(town: string): Skyline {
  const street = [...(STREETS[town] ?? 'ghg')]
    .map((letter) => HOUSES[letter] ?? HOUSES.g)
    .filter((house) => house !== undefined);
  const width = street.reduce((sum, house) => sum + house(0).width + 1, -1);
  let x = -width / 2;
  const made = { walls: '', roofs: '', shade: '', lights: '', lines: '', height: 0 };
  for (const plan of street) {
    const house = plan(x);
    x += house.width + 1;
    made.walls += house.wall;
    made.roofs += house.roof ?? '';
    made.shade += house.shade ?? '';
    made.lights += house.light ?? '';
    made.lines += house.line ?? '';
    made.height = Math.max(made.height, house.height);
  }
  return { ...made, width, hue: Object.keys(STREETS).indexOf(town) % HUES };
}
