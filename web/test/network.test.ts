import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { kernel } from '../scripts/kernel.js';
import { ready, type Run, started } from '../src/engine/network';
import { read } from '../src/engine/onnx';

interface Sample {
  readonly size: number;
  /** The numbers that are not 0, by place. */
  readonly row: Readonly<Record<string, number>>;
  readonly logits: readonly number[];
  readonly values: readonly number[];
}

const NETWORKS = new URL('../../tests/bots/networks/', import.meta.url);
const file = new Uint8Array(readFileSync(new URL('master-dokmus-2.onnx', NETWORKS)));
/** What onnxruntime answers to some positions (`tests/bots/networks/answers.py`); of the logits, one in so many. */
const EVERY = 25;
const samples = JSON.parse(readFileSync(new URL('answers.json', NETWORKS), 'utf8')) as readonly Sample[];

describe('a network in the page', () => {
  let run: Run;
  beforeAll(async () => {
    run = ready(file, await started(await kernel()));
  });

  it('is read with its weights', () => {
    const graph = read(file);
    expect(graph.nodes.at(-1)?.outputs).toEqual(['values']);
    expect(graph.weights.get('w stem')?.shape.slice(2)).toEqual([3, 3]);
  });

  it('answers as onnxruntime does', () => {
    expect(samples.length).toBeGreaterThan(3);
    for (const { size, row, logits, values } of samples) {
      const seen = new Float32Array(size);
      for (const [place, value] of Object.entries(row)) seen[Number(place)] = value;
      const found = run(seen);
      expect(Math.ceil(found[0].length / EVERY)).toBe(logits.length);
      logits.forEach((logit, place) => expect(found[0][EVERY * place]).toBeCloseTo(logit, 3));
      values.forEach((value, seat) => expect(found[1][seat]).toBeCloseTo(value, 4));
    }
  });

  it('says what it cannot run', () => {
    expect(() => read(new Uint8Array([1, 2, 3]))).toThrow();
  });
});
