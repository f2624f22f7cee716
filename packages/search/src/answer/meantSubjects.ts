import { hasSubjects } from '../index/core.ts';
import { labelTest } from '../index/labelRuns.ts';
import type { QueryWord } from '../query/parseQuery.ts';
import type { OpenedIndex } from './openedIndex.ts';

/** The subjects that a query means. */
export interface MeantSubjects {
  /** The share of these subjects that a document has. */
  share: (document: number) => number;
  /** Whether a document has subjects, and all of them are others. */
  contradicts: (document: number) => boolean;
  /** Whether the query is the name of a subject that a document does not have. */
  lacksNamed: (document: number) => boolean;
  /** Whether the query's words lead to subjects without being the name of one: 'fotos'. */
  isTopic: boolean;
}

/** The meaning of a query that names no subject. */
export const nothingMeant: MeantSubjects = {
  share: () => 0,
  contradicts: () => false,
  lacksNamed: () => false,
  isTopic: false,
};

/**
 * Returns the share of the subjects that a query names or leads to that a document has: 'fotos' is
 * about photography, 'excel para contabilidad' about Excel and accounting. 0 for a query with other
 * words too, which describes one document rather than a subject.
 */
export async function meantSubjects(
  { core, glossary, lists, subjectsOf }: OpenedIndex,
  words: readonly QueryWord[],
  signal: AbortSignal | undefined,
): Promise<MeantSubjects> {
  const meant = glossary
    .keysIn(words)
    .map(({ length, terms, names, isAsTyped }) => ({
      length,
      names: [...new Set(terms.flatMap(subjectsOf))],
      leadsOn: isAsTyped && names.every((key) => subjectsOf(key).length === 0),
    }))
    .filter(({ names }) => names.length > 0);
  const wordsMeant = meant.reduce((sum, { length }) => sum + length, 0);
  if (meant.length === 0 || wordsMeant < words.length) return nothingMeant;
  await lists.load(
    [],
    meant.flatMap(({ names }) => names),
    signal,
  );
  const isSubject = subjectsOf(words.map(({ word }) => word).join(' ')).length > 0;
  const isAbout = meant.map(({ names }) => {
    const documents = new Uint8Array(core.documentCount);
    for (const name of names) {
      for (const document of lists.ofName(name).documents) documents[document] = 1;
    }
    return documents;
  });
  const share = (document: number) =>
    isAbout.reduce((sum, documents) => sum + (documents[document] ?? 0), 0) / isAbout.length;
  const isDescribed = labelTest(core.subjectMarks, hasSubjects);
  return {
    share,
    contradicts: (document) => share(document) === 0 && isDescribed(document),
    lacksNamed: (document) => isSubject && share(document) === 0,
    isTopic: !isSubject && meant.every(({ leadsOn }) => leadsOn),
  };
}
