import { openJson, sealJson } from '../partBytes.ts';

/**
 * Changes the content of a JSON part of a static catalogue and corrects its checksum, as a
 * malicious author could.
 */
export function rewriteJson<T>(
  path: string,
  sealed: Uint8Array<ArrayBuffer>,
  change: (content: T) => unknown,
): Uint8Array<ArrayBuffer> {
  return sealJson(path, JSON.stringify(change(JSON.parse(openJson(path, sealed)))));
}
