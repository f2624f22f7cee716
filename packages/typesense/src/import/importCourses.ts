import type { Course } from '@aulario/course-data';
import { glossary } from '@aulario/search';
import { Client, Errors } from 'typesense';
import { collectionSchema, coursesAlias, synonymSet } from './collectionSchema.ts';
import { courseDocuments } from './courseDocument.ts';

/** The server that takes the courses, and a key that may create collections. */
export interface ImportOptions {
  url: string;
  adminKey: string;
  /** Names the collection; the time by default. */
  version?: string | undefined;
}

/**
 * Puts the courses on a Typesense server: a new collection is filled, then the alias that readers
 * ask turns to it, and the collection before it is deleted. When a step fails, readers keep what they
 * had. Answers how many courses were imported.
 */
export async function importCourses(
  courses: readonly Course[],
  { url, adminKey, version = String(Date.now()) }: ImportOptions,
): Promise<number> {
  const client = new Client({ nodes: [{ url }], apiKey: adminKey, connectionTimeoutSeconds: 120 });
  const name = `${coursesAlias}-${version}`;
  await client.synonymSets(synonymSet).upsert({
    items: glossary.map((synonyms, index) => ({ id: String(index), synonyms: [...synonyms] })),
  });
  await client.collections().create(collectionSchema(name));
  await client.collections(name).documents().import(courseDocuments(courses), { batch_size: 1000 });
  const before = await client
    .aliases(coursesAlias)
    .retrieve()
    .catch((error: unknown) => {
      if (error instanceof Errors.ObjectNotFound) return null;
      throw error;
    });
  await client.aliases().upsert(coursesAlias, { collection_name: name });
  if (before !== null) await client.collections(before.collection_name).delete();
  return courses.length;
}
