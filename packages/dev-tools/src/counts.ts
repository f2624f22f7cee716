/** Prints as CSV what readers followed and missed: of this machine's Firestore while it runs, or of a project. */
import { parseArgs } from 'node:util';
import {
  documentsOf,
  type OwnersPlace,
  placeOf,
  quotedField,
} from './firestore/ownersDocuments.ts';

/** How often something was followed or missed on a day. */
export interface DayCount {
  /** In UTC. */
  readonly day: string;
  /** 'out': a course was opened on its platform; 'nothing': a search found nothing. */
  readonly kind: string;
  /** The platform's id, or the language of the search. */
  readonly of: string;
  /** The course's address on its platform, or the text of the search. */
  readonly what: string;
  readonly count: number;
}

/** Every count, by day. */
export async function countsIn(place: OwnersPlace): Promise<readonly DayCount[]> {
  const found = await documentsOf<{ n: { integerValue: string } }>(place, 'counts');
  return found.map(({ name, fields }) => {
    const [day = '', kind = '', ...encoded] = name.slice(name.lastIndexOf('/') + 1).split(' ');
    const [of = '', what = ''] = encoded.map(decodeURIComponent);
    return { day, kind, of, what, count: Number(fields.n.integerValue) };
  });
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { project: { type: 'string' } } });
  console.log('day,kind,of,what,count');
  for (const { day, kind, of, what, count } of await countsIn(placeOf(values.project)))
    console.log([day, kind, of, quotedField(what), count].join(','));
}
