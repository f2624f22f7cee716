import { documentsOf, type OwnersPlace } from './ownersDocuments.ts';

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
  const counts: DayCount[] = [];
  const documents = documentsOf<{ readonly n: { readonly integerValue: string } }>(place, 'counts');
  for await (const { name, fields } of documents) {
    const [day = '', kind = '', ...encoded] = name.slice(name.lastIndexOf('/') + 1).split(' ');
    const [of = '', what = ''] = encoded.map(decodeURIComponent);
    counts.push({ day, kind, of, what, count: Number(fields.n.integerValue) });
  }
  return counts;
}
