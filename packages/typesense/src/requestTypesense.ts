import { CatalogueError, networkError, type RequestOptions } from '@aulario/course-data';
import { unlessAborted } from '@aulario/course-data/engine';
import type { SearchClient } from 'typesense';
import * as v from 'valibot';
import type { SearchParameters } from './searchParameters.ts';

const tokens = v.union([v.array(v.string()), v.array(v.array(v.string()))]);

const resultSchema = v.object({
  found: v.number(),
  hits: v.optional(
    v.array(
      v.object({
        document: v.object({ course: v.optional(v.unknown()) }),
        text_match: v.optional(v.number(), 0),
        highlights: v.optional(
          v.array(v.object({ field: v.string(), matched_tokens: tokens })),
          [],
        ),
      }),
    ),
    [],
  ),
  facet_counts: v.optional(
    v.array(
      v.object({
        field_name: v.string(),
        counts: v.array(v.object({ value: v.string(), count: v.number() })),
      }),
    ),
    [],
  ),
});

/** What one search of a request found. */
export type SearchResult = v.InferOutput<typeof resultSchema>;

/** The statuses of Typesense that mean a wrong address or key. */
const absent = [401, 403, 404];

function toCatalogueError(error: unknown): CatalogueError {
  if (error instanceof CatalogueError) return error;
  if (error instanceof v.ValiError) return new CatalogueError('damaged', error);
  const status = v.safeParse(v.object({ httpStatus: v.number() }), error);
  if (!status.success) return networkError(error);
  const isAbsent = absent.includes(status.output.httpStatus);
  return new CatalogueError(isAbsent ? 'missing' : 'unavailable', error);
}

function readResult(input: unknown): SearchResult {
  const failed = v.safeParse(v.object({ code: v.number(), error: v.string() }), input);
  if (failed.success) {
    const { code } = failed.output;
    const kind = absent.includes(code) ? 'missing' : code < 500 ? 'damaged' : 'unavailable';
    throw new CatalogueError(kind, failed.output);
  }
  const result = v.safeParse(resultSchema, input);
  if (!result.success) throw new CatalogueError('damaged', result.issues);
  return result.output;
}

/** Sends searches in one request; their results come in the same order. */
export type RequestSearches = <const S extends readonly SearchParameters[]>(
  searches: S,
) => Promise<{ readonly [K in keyof S]: SearchResult }>;

/**
 * Asks a server. What it rejects with is a {@link CatalogueError}, or the signal's reason.
 */
export function requestTypesense(
  client: SearchClient,
  { signal }: RequestOptions = {},
): RequestSearches {
  return <const S extends readonly SearchParameters[]>(searches: S) =>
    unlessAborted(signal, async () => {
      try {
        const answer: { results?: unknown } = await client.multiSearch.perform(
          { searches: [...searches] },
          {},
          { abortSignal: signal ?? null },
        );
        const { results } = v.parse(v.object({ results: v.array(v.unknown()) }), answer);
        if (results.length !== searches.length) throw new CatalogueError('damaged');
        return results.map(readResult) as { readonly [K in keyof S]: SearchResult };
      } catch (error) {
        throw toCatalogueError(error);
      }
    });
}
