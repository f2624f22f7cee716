import { type FetchPart, readPart } from './fetchPart.ts';
import { maxManifestBytes } from './limits.ts';
import { openJson } from './partChecksum.ts';

// Without the schema of the content, which only the worker needs.

/** The version of the whole format; readers refuse other versions. */
export const formatVersion = 10;

/** Relative to the catalogue's folder. */
export const manifestPath = 'manifest.json';

/** The version that the JSON of a manifest declares. */
export function versionOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'version' in value ? value.version : null;
}

/** Fetches the text of a manifest. */
export function fetchManifest(fetchPart: FetchPart): Promise<string> {
  // Only the manifest keeps its name when its content changes.
  const request = { path: manifestPath, maxBytes: maxManifestBytes, cache: 'no-cache' } as const;
  return readPart(fetchPart, request, (bytes) => openJson(manifestPath, bytes));
}

/** Whether bytes are an intact manifest of this version. Does not validate the content. */
export function isIntactManifest(sealed: Uint8Array<ArrayBuffer>): boolean {
  try {
    return versionOf(JSON.parse(openJson(manifestPath, sealed))) === formatVersion;
  } catch {
    // Whatever is wrong with it, it is not intact.
    return false;
  }
}
