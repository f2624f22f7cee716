import { type FetchPart, readPart } from './fetchPart.ts';
import { openJson } from './partBytes.ts';

// What a catalogue may hold. Readers refuse more, so that a hostile catalogue cannot exhaust their
// memory; the writer refuses it as well, so that nothing is published that no reader opens.

/** The maximum number of platforms: the columns hold their codes in one byte. */
export const maxPlatforms = 256;

/** The maximum number of courses. */
export const maxCourses = 2 ** 21;

/** The maximum length of a file of a folder in bytes, as served. */
export const maxFileBytes = 2 ** 24;

/** The maximum length of the search index's core in bytes, unpacked. */
export const maxCoreBytes = 2 ** 27;

/** The maximum number of runs of courses of one category and language. */
export const maxRuns = 1000;

/** The maximum length of the manifest in bytes, as served. */
export const maxManifestBytes = 1_000_000;

/** The maximum number of records in the manifest, for the first pages of browsing. */
export const maxOpeningRecords = 1000;

/** Their maximum length together in characters; readers fetch the others as any record. */
export const maxOpeningChars = 250_000;

/** The maximum length of a course's card, and of its details, in characters of JSON. */
export const maxCourseChars = 100_000;

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
