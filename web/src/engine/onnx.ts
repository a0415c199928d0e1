/** Reads a network out of an ONNX file, as far as ours go: nodes, their attributes, and weights of 32 or 16 bits. The format is Protocol Buffers. */

export interface Tensor {
  readonly shape: readonly number[];
  readonly data: Float32Array;
}

export interface Node {
  readonly kind: string;
  readonly inputs: readonly string[];
  readonly outputs: readonly string[];
  /** Whole numbers by name of the attribute. */
  readonly attributes: Readonly<Record<string, readonly number[]>>;
}

export interface Graph {
  readonly nodes: readonly Node[];
  readonly weights: ReadonlyMap<string, Tensor>;
  /** Lists of whole numbers: shapes, axes, lengths. */
  readonly lists: ReadonlyMap<string, readonly number[]>;
}

/** The data types that tensors of ours have. */
const FLOAT = 1;
const INT64 = 7;
const HALF = 10;

type Field = readonly [number: number, value: number | Uint8Array];

/** The fields of a message in their order: a number, or the bytes of something longer. */
function* fields(bytes: Uint8Array): Generator<Field> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 0;
  /** Of negative numbers, which take 64 bits, the low 32 are enough. */
  const whole = (): number => {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = view.getUint8(at);
      at += 1;
      if (shift < 35) value += (byte & 127) * 2 ** shift;
      if (byte < 128) return shift > 35 ? value | 0 : value;
    }
  };
  while (at < bytes.length) {
    const tag = whole();
    const kind = tag & 7;
    if (kind === 0) yield [tag >> 3, whole()];
    else {
      const length = kind === 2 ? whole() : kind === 5 ? 4 : 8;
      yield [tag >> 3, bytes.subarray(at, at + length)];
      at += length;
    }
  }
}

const text = (bytes: number | Uint8Array): string => new TextDecoder().decode(bytes as Uint8Array);
const all = (message: Uint8Array, number: number): (number | Uint8Array)[] =>
  [...fields(message)].filter(([field]) => field === number).map(([, value]) => value);
const inside = (message: Uint8Array, number: number): Uint8Array[] => all(message, number) as Uint8Array[];

/** Repeated numbers come one by one or packed together. */
function numbers(message: Uint8Array, number: number): number[] {
  return all(message, number).flatMap((value) => {
    if (typeof value === 'number') return [value];
    const packed = new Uint8Array([...value].flatMap((byte, place) => (starts(value, place) ? [8, byte] : [byte])));
    return [...fields(packed)].map(([, one]) => one as number);
  });
}
const starts = (packed: Uint8Array, place: number): boolean => place === 0 || (packed[place - 1] ?? 0) < 128;

/** A number of 16 bits: a sign, five bits of exponent, ten of fraction. */
function half(bits: number): number {
  const [sign, exponent, fraction] = [bits >> 15 ? -1 : 1, (bits >> 10) & 31, bits & 1023];
  return sign * (exponent ? (1 + fraction / 1024) * 2 ** (exponent - 15) : fraction * 2 ** -24);
}

function tensor(message: Uint8Array, weights: Map<string, Tensor>, lists: Map<string, number[]>): void {
  const name = text(all(message, 8)[0] ?? new Uint8Array());
  const [type] = all(message, 2);
  const raw = inside(message, 9)[0];
  if (!raw) throw new Error(`${name}: no raw data`);
  const view = new DataView(raw.buffer, raw.byteOffset, raw.byteLength);
  if (type === FLOAT || type === HALF) {
    const bytes = type === FLOAT ? 4 : 2;
    const data = Float32Array.from({ length: raw.length / bytes }, (_, place) =>
      type === FLOAT ? view.getFloat32(4 * place, true) : half(view.getUint16(2 * place, true)),
    );
    weights.set(name, { shape: numbers(message, 1), data });
  } else if (type === INT64)
    lists.set(
      name,
      Array.from({ length: raw.length / 8 }, (_, place) => Number(view.getBigInt64(8 * place, true))),
    );
  else throw new Error(`${name}: data of type ${String(type)}`);
}

function node(message: Uint8Array): Node {
  const attributes = inside(message, 5).map((one): [string, number[]] => [
    text(all(one, 1)[0] ?? new Uint8Array()),
    [...numbers(one, 8), ...(all(one, 3) as number[])],
  ]);
  return {
    kind: text(all(message, 4)[0] ?? new Uint8Array()),
    inputs: all(message, 1).map(text),
    outputs: all(message, 2).map(text),
    attributes: Object.fromEntries(attributes),
  };
}

export function read(file: Uint8Array): Graph {
  const graph = inside(file, 7)[0];
  if (!graph) throw new Error('no network');
  const weights = new Map<string, Tensor>();
  const lists = new Map<string, number[]>();
  for (const one of inside(graph, 5)) tensor(one, weights, lists);
  const nodes = inside(graph, 1).map(node);
  // Weights are kept in 16 bits and widened when the network is read.
  for (const { kind, inputs, outputs } of nodes) {
    const kept = kind === 'Cast' && weights.get(inputs[0] ?? '');
    if (kept) weights.set(outputs[0] ?? '', kept);
  }
  return { nodes: nodes.filter(({ outputs }) => !weights.has(outputs[0] ?? '')), weights, lists };
}
