import { frameChanges, readChanges, type WrittenChanges, writeChange } from './changesText.ts';
import { CloudError, maxChunkBytes } from './cloud.ts';

/** Six bits a character is the worst that deflate makes of ASCII without repetitions. */
const portionLength = Math.floor(maxChunkBytes * 1.25);

/**
 * Writes changes as the bytes of chunks: one, or as many as their size needs. Lets others run
 * between two chunks.
 */
export async function packChunks({
  at,
  changes,
}: WrittenChanges): Promise<readonly Uint8Array<ArrayBuffer>[]> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let portion: string[] = [];
  let length = 0;
  const close = async () => {
    chunks.push(await pass(frameChanges(at, portion), new CompressionStream('deflate-raw')));
    portion = [];
    length = 0;
  };
  for (const change of changes) {
    const text = writeChange(change);
    if (length + text.length > portionLength && length > 0) await close();
    portion.push(text);
    length += text.length;
  }
  await close();
  return chunks;
}

/** Reads the bytes of a chunk. */
export async function unpackChunk(bytes: Uint8Array<ArrayBuffer>): Promise<WrittenChanges> {
  const text = await pass(bytes, new DecompressionStream('deflate-raw')).catch((cause: unknown) => {
    throw new CloudError('unknown', { cause });
  });
  const written = readChanges(new TextDecoder().decode(text));
  if (written === null) throw new CloudError('unknown');
  return written;
}

async function pass(
  content: string | Uint8Array<ArrayBuffer>,
  through: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([content]).stream().pipeThrough(through);
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
