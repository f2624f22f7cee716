import type { Course } from '../../../course/course.ts';
import { sampleCourses } from '../../../samples/sampleCourses.ts';
import { type CatalogueParts, writeCatalogue } from '../writeCatalogue.ts';

const types: Readonly<Record<string, string>> = {
  json: 'application/json; charset=utf-8',
  bin: 'application/octet-stream',
};

/** A host of static files in memory. */
export interface StaticHost {
  /** The files by path; tests damage or delete them. */
  files: Map<string, Uint8Array<ArrayBuffer>>;
  /** The requested paths, in order. */
  asked: string[];
  fetch: typeof fetch;
}

type Files = readonly (readonly [path: string, bytes: Uint8Array<ArrayBuffer>])[];

async function filesOf(courses: readonly Course[], parts: CatalogueParts): Promise<Files> {
  const files: [string, Uint8Array<ArrayBuffer>][] = [];
  for await (const { path, bytes } of writeCatalogue(courses, parts)) files.push([path, bytes]);
  return files;
}

const samples = new Map<string, Promise<Files>>();

/** Writing takes half a second: the samples, which most tests serve, are written once. */
function filesOfOnce(courses: readonly Course[], parts: CatalogueParts): Promise<Files> {
  if (courses !== sampleCourses || parts.detailsOf !== undefined) return filesOf(courses, parts);
  const key = JSON.stringify(parts);
  const files = samples.get(key) ?? filesOf(courses, parts);
  samples.set(key, files);
  return files;
}

/** Serves the catalogue of the courses below '/catalogue/'. */
export async function hostCatalogue(
  courses: readonly Course[],
  parts: CatalogueParts = {},
): Promise<StaticHost> {
  const written = await filesOfOnce(courses, parts);
  const files = new Map(written.map(([path, bytes]) => [path, bytes.slice()]));
  const asked: string[] = [];
  return {
    files,
    asked,
    fetch: async (url) => {
      const path = String(url).replace('/catalogue/', '');
      asked.push(path);
      const bytes = files.get(path);
      if (bytes === undefined) return new Response('', { status: 404 });
      const type = types[path.replace(/^.*\./, '')] ?? '';
      return new Response(bytes, { headers: { 'content-type': type } });
    },
  };
}
