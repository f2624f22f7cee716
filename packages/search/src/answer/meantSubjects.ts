import type { QueryWord } from '../query/parseQuery.ts';
import type { IndexParts } from './indexParts.ts';

/**
 * Returns the share of the subjects that a query names or leads to that a document has: 'fotos' is
 * about photography, 'excel para contabilidad' about Excel and accounting. 0 for a query with other
 * words too, which describes one document rather than a subject.
 */
export async function meantSubjects(
  { core, glossary, lists, subjectsOf }: IndexParts,
  words: readonly QueryWord[],
  signal: AbortSignal | undefined,
): Promise<(document: number) => number> {
  const meant = glossary
    .keysIn(words)
    .map(({ length, terms }) => ({ length, names: [...new Set(terms.flatMap(subjectsOf))] }))
    .filter(({ names }) => names.length > 0);
  const wordsMeant = meant.reduce((sum, { length }) => sum + length, 0);
  if (meant.length === 0 || wordsMeant < words.length) return () => 0;
  await lists.load(
    [],
    meant.flatMap(({ names }) => names),
    signal,
  );
  const isAbout = meant.map(({ names }) => {
    const documents = new Uint8Array(core.documentCount);
    for (const name of names) {
      for (const document of lists.ofName(name).documents) documents[document] = 1;
    }
    return documents;
  });
  return (document) =>
    isAbout.reduce((sum, documents) => sum + (documents[document] ?? 0), 0) / isAbout.length;
}
