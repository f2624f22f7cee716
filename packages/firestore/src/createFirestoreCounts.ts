import { type FirestoreProject, post, rootOf } from './firestoreProject.ts';
import { integer } from './values.ts';

/** What is counted: a course on a platform that was opened, or a search that found nothing. */
type Counted =
  | { readonly kind: 'out'; readonly platform: string; readonly address: string }
  | { readonly kind: 'nothing'; readonly text: string; readonly language: string };

/** The parts of a count's name after its day. */
const partsOf = (counted: Counted): readonly string[] =>
  counted.kind === 'out'
    ? [counted.kind, counted.platform, counted.address]
    : [counted.kind, counted.language, counted.text];

/** Names of documents hold no slash, and `firestore.rules` allow neither blanks nor other scripts. */
const nameOf = (day: string, counted: Counted): string =>
  [day, ...partsOf(counted).map(encodeURIComponent)].join(' ');

/**
 * Counts by day (UTC) and thing, as documents of the collection 'counts' with a number `n`. Anybody
 * may add 1; only the project's owner may read them.
 */
export function createFirestoreCounts(project: FirestoreProject) {
  return {
    /** Rejects unless the provider has added 1. */
    async add(counted: Counted): Promise<void> {
      const day = new Date().toISOString().slice(0, 10);
      const write = {
        update: { name: `${rootOf(project)}/counts/${nameOf(day, counted)}`, fields: {} },
        updateMask: { fieldPaths: [] },
        updateTransforms: [{ fieldPath: 'n', increment: integer(1) }],
      };
      // A link that is followed in the same tab ends the page.
      const response = await post(project, ':commit', { writes: [write] }, null, true);
      if (!response.ok) throw new Error(`A count was answered with ${response.status}.`);
    },
  };
}
