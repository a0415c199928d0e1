// The inner loop of a network as WebAssembly with vectors of four numbers: a convolution of 3 × 3, four planes at a time.
// `convolve(input, weights, bias, output, inputs, outputs, rows, pairs, stride, inPlane, outPlane)`: addresses and steps in bytes.
// The input has a rim of zeros; a pair is eight cells of a row. Weights lie by four outputs, input, row, column, output.
import wabt from 'wabt';

const OUTPUTS = [0, 1, 2, 3];
const sum = (place) => `$s${place}`;
const each = (what) => OUTPUTS.map(what).join('\n');

/** One weight of each of the four outputs times eight cells. */
const cell = (row, column) => `
  (local.set $a (v128.load offset=${4 * column} (local.get $line)))
  (local.set $b (v128.load offset=${4 * column + 16} (local.get $line)))
  ${each((k) => {
    const weight = `offset=${16 * (3 * row + column) + 4 * k} (local.get $w)`;
    return `
  (local.set $v (v128.load32_splat ${weight}))
  (local.set ${sum(k)} (f32x4.add (local.get ${sum(k)}) (f32x4.mul (local.get $a) (local.get $v))))
  (local.set ${sum(k + 4)} (f32x4.add (local.get ${sum(k + 4)}) (f32x4.mul (local.get $b) (local.get $v))))`;
  })}`;

const line = (row) => `
  ${row ? '(local.set $line (i32.add (local.get $line) (local.get $stride)))' : '(local.set $line (local.get $from))'}
  ${[0, 1, 2].map((column) => cell(row, column)).join('\n')}`;

const loop = (name, counter, count, body) => `
  (local.set ${counter} (local.get ${count}))
  (loop ${name}
    ${body}
    (br_if ${name} (local.tee ${counter} (i32.sub (local.get ${counter}) (i32.const 1)))))`;

const step = (local, by) => `(local.set ${local} (i32.add (local.get ${local}) ${by}))`;

const eight = `
  ${each(
    (k) => `
  (local.set ${sum(k)} (v128.load32_splat offset=${4 * k} (local.get $bias)))
  (local.set ${sum(k + 4)} (local.get ${sum(k)}))`,
  )}
  (local.set $from (i32.add (local.get $start) (local.get $x)))
  (local.set $w (local.get $weights))
  ${loop(
    '$input',
    '$c',
    '$inputs',
    `${[0, 1, 2].map(line).join('\n')}
    ${step('$from', '(local.get $inPlane)')}
    ${step('$w', '(i32.const 144)')}`,
  )}
  (local.set $to (i32.add (local.get $end) (local.get $x)))
  ${each(
    (k) => `
  (v128.store (local.get $to) (local.get ${sum(k)}))
  (v128.store offset=16 (local.get $to) (local.get ${sum(k + 4)}))
  ${step('$to', '(local.get $outPlane)')}`,
  )}
  ${step('$x', '(i32.const 32)')}`;

const locals = ['from', 'to', 'w', 'line', 'c', 'o', 'y', 'p', 'x', 'start', 'end'].map(
  (name) => `(local $${name} i32)`,
);
const vectors = ['a', 'b', 'v', ...[...OUTPUTS, 4, 5, 6, 7].map((k) => `s${k}`)].map((name) => `(local $${name} v128)`);
const parameters = 'input weights bias output inputs outputs rows pairs stride inPlane outPlane'.split(' ');

const text = `(module
  (memory (export "memory") 1)
  (func (export "convolve") ${parameters.map((name) => `(param $${name} i32)`).join(' ')}
    ${locals.join(' ')} ${vectors.join(' ')}
    (local.set $outputs (i32.shr_u (local.get $outputs) (i32.const 2)))
    ${loop(
      '$output',
      '$o',
      '$outputs',
      `(local.set $start (local.get $input))
      (local.set $end (local.get $output))
      ${loop(
        '$row',
        '$y',
        '$rows',
        `(local.set $x (i32.const 0))
        ${loop('$pair', '$p', '$pairs', eight)}
        ${step('$start', '(local.get $stride)')}
        ${step('$end', '(local.get $stride)')}`,
      )}
      (local.set $weights (local.get $w))
      ${step('$bias', '(i32.const 16)')}
      ${step('$output', '(i32.shl (local.get $outPlane) (i32.const 2))')}`,
    )}
  ))`;

/** The module as bytes. */
export async function kernel() {
  const { parseWat } = await wabt();
  const parsed = parseWat('kernel.wat', text, { simd: true });
  return Uint8Array.from(parsed.toBinary({}).buffer);
}
