import { indexHead, type SearchIndexFiles } from '@aulario/search';
import { openBytes, packBytes, sealBytes, unpackBytes } from './partBytes.ts';

const name = 'head.bin';

/** The file with the head of an index. */
export interface HeadFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** The length of its content. */
  readonly headBytes: number;
}

/** Writes the head of an index, compressed, with its checksum. */
export async function writeHead(files: SearchIndexFiles): Promise<HeadFile> {
  const head = new Uint8Array(indexHead(files));
  return { bytes: sealBytes(name, await packBytes(head)), headBytes: head.length };
}

/** Returns the head of the index. Rejects with a {@link CatalogueError} for a damaged file. */
export const readHead = async ({ bytes, headBytes }: HeadFile): Promise<Uint8Array> =>
  unpackBytes(openBytes(name, bytes), headBytes);
