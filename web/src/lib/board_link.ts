/** An analysis board inside an address: the tree, packed. Nothing of it is sent to a server, since it stands behind the `#`. */
import { type MoveTree, restored, stored, type StoredTree } from './move_tree';

/** Characters of a link that any messenger takes; a longer tree is passed on as a file. */
export const LONGEST_LINK = 8000;

async function through(data: BlobPart, stream: GenericTransformStream): Promise<Uint8Array> {
  return new Uint8Array(await new Response(new Blob([data]).stream().pipeThrough(stream)).arrayBuffer());
}

export async function packed(tree: MoveTree): Promise<string> {
  const bytes = await through(JSON.stringify(stored(tree)), new CompressionStream('deflate-raw'));
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

export async function unpacked(text: string): Promise<MoveTree> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
  const json = new TextDecoder().decode(await through(bytes, new DecompressionStream('deflate-raw')));
  return restored(JSON.parse(json) as StoredTree);
}
