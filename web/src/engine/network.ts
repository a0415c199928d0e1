/**
 * Runs a network for one position at a time, the operators of ONNX that ours are made of.
 *
 * Nearly all of the work is in the convolutions of 3 × 3, which `scripts/kernel.js` brings as WebAssembly.
 */
import { type Graph, type Node, read, type Tensor } from './onnx';

interface Kernel {
  readonly memory: WebAssembly.Memory;
  readonly convolve: (...numbers: number[]) => void;
}

/** What a node does: from the tensors that come in to those that go out. */
type Step = (inputs: readonly Tensor[]) => Tensor[];

const size = (shape: readonly number[]): number => shape.reduce((product, length) => product * length, 1);
const made = (shape: readonly number[]): Tensor => ({ shape, data: new Float32Array(size(shape)) });
const mapped = (of: Tensor, change: (value: number) => number): Tensor => ({ ...of, data: of.data.map(change) });

/** Eight cells of a row are computed at once. */
const PAIR = 8;
/** Planes are computed four at a time. */
const FOUR = 4;
const BYTES = 4;

/** The kernel's memory, handed out piece by piece: weights stay, what a position needs is used again by the next layer. */
class Room {
  #next = 0;
  #scratch = 0;

  constructor(readonly kernel: Kernel) {}

  #grow(end: number): void {
    const missing = end - this.kernel.memory.buffer.byteLength;
    if (missing > 0) this.kernel.memory.grow(Math.ceil(missing / 65536));
  }

  keep(numbers: Float32Array): number {
    const at = this.#next;
    this.#next += Math.ceil((numbers.length * BYTES) / 16) * 16;
    this.#scratch = this.#next;
    this.#grow(this.#next);
    new Float32Array(this.kernel.memory.buffer, at, numbers.length).set(numbers);
    return at;
  }

  /** So many numbers for each of some lists, one list behind the other; what stood there stays. */
  scratch(...lengths: number[]): number[] {
    const starts: number[] = [];
    let at = this.#scratch;
    for (const length of lengths) {
      starts.push(at);
      at += length * BYTES;
    }
    this.#grow(at);
    return starts;
  }
}

/** A convolution of 3 × 3 with a rim of zeros. */
function convolution(weights: Tensor, bias: Tensor, room: Room): Step {
  const [outputs = 0, inputs = 0] = weights.shape;
  const planes = Math.ceil(outputs / FOUR) * FOUR;
  const packed = new Float32Array(planes * inputs * 9);
  for (let o = 0; o < outputs; o += 1)
    for (let rest = 0; rest < inputs * 9; rest += 1)
      packed[(o - (o % FOUR)) * inputs * 9 + rest * FOUR + (o % FOUR)] = weights.data[o * inputs * 9 + rest] ?? 0;
  const at = room.keep(packed);
  const biases = new Float32Array(planes);
  biases.set(bias.data);
  const biasAt = room.keep(biases);
  return ([x]) => {
    const [, , rows = 0, columns = 0] = (x as Tensor).shape;
    const pairs = Math.ceil(columns / PAIR);
    const stride = pairs * PAIR + 4;
    const inPlane = (rows + 2) * stride;
    const outPlane = rows * stride;
    const [from = 0, to = 0] = room.scratch(inputs * inPlane + stride, planes * outPlane);
    const { memory, convolve } = room.kernel;
    const source = new Float32Array(memory.buffer, from, inputs * inPlane).fill(0);
    const { data } = x as Tensor;
    for (let line = 0; line < inputs * rows; line += 1) {
      const plane = Math.floor(line / rows);
      source.set(data.subarray(line * columns, (line + 1) * columns), (line + 2 * plane + 1) * stride + 1);
    }
    convolve(from, at, biasAt, to, inputs, planes, rows, pairs, stride * BYTES, inPlane * BYTES, outPlane * BYTES);
    const found = made([1, outputs, rows, columns]);
    const target = new Float32Array(memory.buffer, to, planes * outPlane);
    for (let line = 0; line < outputs * rows; line += 1)
      found.data.set(target.subarray(line * stride, line * stride + columns), line * columns);
    return [found];
  };
}

/** A convolution of 1 × 1: each cell by itself. */
function pointwise(weights: Tensor, bias: Tensor): Step {
  const [outputs = 0, inputs = 0] = weights.shape;
  return ([x]) => {
    const { shape, data } = x as Tensor;
    const cells = size(shape.slice(2));
    const found = made([1, outputs, ...shape.slice(2)]);
    for (let o = 0; o < outputs; o += 1) {
      const plane = found.data.subarray(o * cells, (o + 1) * cells).fill(bias.data[o] ?? 0);
      for (let i = 0; i < inputs; i += 1) {
        const weight = weights.data[o * inputs + i] ?? 0;
        for (let cell = 0; cell < cells; cell += 1)
          plane[cell] = (plane[cell] ?? 0) + weight * (data[i * cells + cell] ?? 0);
      }
    }
    return [found];
  };
}

/** A row times a matrix, plus a bias. */
function product(matrix: Tensor, bias?: Tensor): Step {
  const [rows = 0, columns = 0] = matrix.shape;
  return ([x]) => {
    const found = made([1, columns]);
    if (bias) found.data.set(bias.data);
    for (let row = 0; row < rows; row += 1) {
      const value = (x as Tensor).data[row] ?? 0;
      if (value)
        for (let column = 0; column < columns; column += 1)
          found.data[column] = (found.data[column] ?? 0) + value * (matrix.data[row * columns + column] ?? 0);
    }
    return [found];
  };
}

/** Of two tensors, the smaller is repeated along the planes of the larger. */
const both =
  (combined: (one: number, other: number) => number): Step =>
  ([a, b]) => {
    const [large, small] = (a as Tensor).data.length < (b as Tensor).data.length ? [b, a] : [a, b];
    const each = (large as Tensor).data.length / (small as Tensor).data.length;
    const data = (large as Tensor).data.map((value, place) =>
      combined(value, (small as Tensor).data[Math.floor(place / each)] ?? 0),
    );
    return [{ shape: (large as Tensor).shape, data }];
  };

/** By plane one number. */
const reduced =
  (of: (plane: Float32Array) => number): Step =>
  ([x]) => {
    const [, planes = 0, ...rest] = (x as Tensor).shape;
    const cells = size(rest);
    const found = made([1, planes]);
    for (let plane = 0; plane < planes; plane += 1)
      found.data[plane] = of((x as Tensor).data.subarray(plane * cells, (plane + 1) * cells));
    return [found];
  };

function split(lengths: readonly number[]): Step {
  return ([x]) => {
    let at = 0;
    return lengths.map((length) => {
      at += length;
      return { shape: [1, length], data: (x as Tensor).data.subarray(at - length, at) };
    });
  };
}

function joined(parts: readonly Tensor[]): Tensor[] {
  const found = made([1, parts.reduce((sum, part) => sum + part.data.length, 0)]);
  let at = 0;
  for (const part of parts) {
    found.data.set(part.data, at);
    at += part.data.length;
  }
  return [found];
}

/** Lines of zeros below. */
function padded(more: readonly number[]): Step {
  const below = more[6] ?? 0;
  if (more.some((length, place) => length && place !== 6)) throw new Error('Pad of something else');
  return ([x]) => {
    const [, planes = 0, rows = 0, columns = 0] = (x as Tensor).shape;
    const found = made([1, planes, rows + below, columns]);
    const cells = rows * columns;
    for (let plane = 0; plane < planes; plane += 1)
      found.data.set((x as Tensor).data.subarray(plane * cells, (plane + 1) * cells), plane * (rows + below) * columns);
    return [found];
  };
}

function reshaped(shape: readonly number[]): Step {
  return ([x]) => {
    const known = shape.reduce((product, length) => (length < 0 ? product : product * length), 1);
    const { data } = x as Tensor;
    return [{ shape: shape.map((length) => (length < 0 ? data.length / known : length)), data }];
  };
}

const same = ['Cast', 'Unsqueeze', 'Identity'];
const plain: Readonly<Record<string, Step>> = {
  Relu: ([x]) => [mapped(x as Tensor, (value) => (value > 0 ? value : 0))],
  Tanh: ([x]) => [mapped(x as Tensor, Math.tanh)],
  Sigmoid: ([x]) => [mapped(x as Tensor, (value) => 1 / (1 + Math.exp(-value)))],
  Add: both((one, other) => one + other),
  Mul: both((one, other) => one * other),
  ReduceMean: reduced((plane) => plane.reduce((sum, value) => sum + value, 0) / plane.length),
  ReduceMax: reduced((plane) => plane.reduce((most, value) => Math.max(most, value), -Infinity)),
  Concat: joined,
};

/** The work of a node, and which of its inputs come with every position. */
function step({ kind, inputs }: Node, { weights, lists }: Graph, room: Room): Step {
  const weight = (place: number): Tensor => weights.get(inputs[place] ?? '') ?? missing(kind);
  const list = (place: number): readonly number[] => lists.get(inputs[place] ?? '') ?? missing(kind);
  if (same.includes(kind)) return ([x]) => [x as Tensor];
  if (kind === 'Conv')
    return weight(1).shape[2] === 3 ? convolution(weight(1), weight(2), room) : pointwise(weight(1), weight(2));
  if (kind === 'Gemm') return product(weight(1), weight(2));
  if (kind === 'MatMul') return product(weight(1));
  if (kind === 'Split') return split(list(1));
  if (kind === 'Reshape') return reshaped(list(1));
  if (kind === 'Pad') return padded(list(1));
  return plain[kind] ?? missing(kind);
}

function missing(kind: string): never {
  throw new Error(`a network with ${kind}`);
}

export type Run = (row: Float32Array) => [logits: Float32Array, values: Float32Array];

/** A network, ready to run: the logits of all moves and the value of every seat for what a seat sees. */
export function ready(file: Uint8Array, kernel: Kernel): Run {
  const graph = read(file);
  const room = new Room(kernel);
  const steps = graph.nodes.map((node) => ({ node, work: step(node, graph, room) }));
  return (row) => {
    const known = new Map<string, Tensor>([['observation', { shape: [1, row.length], data: row }]]);
    for (const { node, work } of steps) {
      const given = node.inputs.flatMap((name) => known.get(name) ?? graph.weights.get(name) ?? []);
      work(given).forEach((tensor, place) => known.set(node.outputs[place] ?? '', tensor));
    }
    return ['logits', 'values'].map((name) => (known.get(name) as Tensor).data) as ReturnType<Run>;
  };
}

/** The kernel in a file. */
export async function started(bytes: BufferSource): Promise<Kernel> {
  const { instance } = await WebAssembly.instantiate(bytes);
  return instance.exports as unknown as Kernel;
}
