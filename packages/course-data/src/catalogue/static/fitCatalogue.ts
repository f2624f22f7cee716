import { platformList } from '../../course/platforms.ts';
import type { CatalogueAbout } from '../port/catalogueAnswers.ts';
import { CatalogueError } from '../port/catalogueError.ts';
import { type Manifest, readManifest } from './manifest.ts';
import { manifestPath, maxCourses, maxManifestBytes, maxPlatforms } from './manifestFile.ts';
import { sealJson } from './partBytes.ts';

/** The courses do not fit into a catalogue that readers open. */
export class CatalogueLimitError extends Error {
  constructor(reason: unknown) {
    super(
      `No reader would open this catalogue: ${reason instanceof Error ? reason.message : reason}`,
    );
    this.name = 'CatalogueLimitError';
  }
}

/**
 * Refuses courses before they are written: too many, or of platforms that the columns have no codes
 * for. Throws a {@link CatalogueLimitError}.
 */
export function requireFit({ platforms: present }: CatalogueAbout, size: number): void {
  if (size > maxCourses) throw new CatalogueLimitError(`Over ${maxCourses} courses`);
  const platforms = platformList();
  if (platforms.length > maxPlatforms)
    throw new CatalogueLimitError(`${platforms.length} platforms, over ${maxPlatforms}`);
  const known = new Set(platforms.map(({ id }) => id));
  const missing = present.find(({ id }) => !known.has(id));
  if (missing !== undefined) throw new CatalogueLimitError(`Unknown platform ${missing.id}`);
}

/** The bytes of a manifest. Throws a {@link CatalogueLimitError} for what a reader would refuse. */
export function sealManifest(manifest: Manifest): Uint8Array<ArrayBuffer> {
  const text = JSON.stringify(manifest);
  try {
    readManifest(text);
  } catch (error) {
    throw new CatalogueLimitError(error instanceof CatalogueError ? error.cause : error);
  }
  const bytes = sealJson(manifestPath, text);
  if (bytes.length > maxManifestBytes)
    throw new CatalogueLimitError(`The manifest is over ${maxManifestBytes} bytes`);
  return bytes;
}
