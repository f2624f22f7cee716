/** Prints as CSV what readers followed and missed: of this machine's Firestore while it runs, or of a project. */
import { parseArgs } from 'node:util';
import { countsIn } from './firestore/counts.ts';
import { placeOf, quotedField } from './firestore/ownersDocuments.ts';

const { values } = parseArgs({ options: { project: { type: 'string' } } });

console.log('day,kind,of,what,count');
for (const { day, kind, of, what, count } of await countsIn(placeOf(values.project)))
  console.log([day, kind, of, quotedField(what), count].join(','));
