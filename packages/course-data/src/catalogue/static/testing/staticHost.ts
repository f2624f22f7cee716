import type { Course } from '../../../course/course.ts';
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

/** Serves the catalogue of the courses below '/catalogue/'. */
export async function hostCatalogue(
  courses: readonly Course[],
  parts: CatalogueParts = {},
): Promise<StaticHost> {
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  for await (const { path, bytes } of writeCatalogue(courses, parts)) files.set(path, bytes);
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
