import type { RecordIssue } from '../course/validation.ts';
import type { Catalogue } from './catalogue.ts';
import { CatalogueError } from './catalogueError.ts';
import { createCatalogue } from './createCatalogue.ts';
import { lazily } from './lazily.ts';
import { createMemorySource } from './memorySource.ts';
import { readCourses } from './readCourses.ts';

/** Where the static catalogue lies. */
export interface StaticCatalogueOptions {
  /** The folder of 'courses.json', with its final slash: '/catalogue/'. */
  baseUrl: string;
  /** Replaces the platform's own. */
  fetch?: typeof fetch | undefined;
  /** Told once per load about damaged records, which are left out. */
  onSkipped?: ((skipped: readonly RecordIssue[]) => void) | undefined;
}

async function askFor(url: string, fetchFile: typeof fetch): Promise<Response> {
  try {
    return await fetchFile(url);
  } catch (error) {
    throw new CatalogueError('network', error);
  }
}

async function textOf(response: Response): Promise<string> {
  try {
    return await response.text();
  } catch (error) {
    throw new CatalogueError('network', error);
  }
}

async function fetchJson(url: string, fetchFile: typeof fetch): Promise<unknown> {
  const response = await askFor(url, fetchFile);
  if (response.status === 404 || response.status === 410) throw new CatalogueError('missing');
  if (!response.ok) throw new CatalogueError('network', response.status);
  const type = response.headers.get('content-type') ?? '';
  // Hosts of single-page apps answer every unknown address with the page itself.
  if (!/\bjson\b/i.test(type)) throw new CatalogueError('missing', type);
  const text = await textOf(response);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new CatalogueError('damaged', error);
  }
}

/**
 * The catalogue in a static file, `${baseUrl}courses.json`. It is fetched by the first question and
 * kept; questions that come meanwhile share the request, and after a failure the next one asks
 * again. An aborted question stops waiting, the shared request goes on.
 */
export function createStaticCatalogue(options: StaticCatalogueOptions): Catalogue {
  const { baseUrl, onSkipped, fetch: fetchFile = (...args) => globalThis.fetch(...args) } = options;
  const open = lazily(async () => {
    const { courses, skipped } = readCourses(await fetchJson(`${baseUrl}courses.json`, fetchFile));
    if (skipped.length > 0) onSkipped?.(skipped);
    return createMemorySource(courses);
  });
  return createCatalogue({
    summary: async () => (await open()).summary(),
    columns: async () => (await open()).columns(),
    text: async () => (await open()).text(),
    courses: async (places) => (await open()).courses(places),
    placeOf: async (id) => (await open()).placeOf(id),
  });
}
