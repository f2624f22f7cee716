import { openServed, type ServingScope, serveCatalogue } from '@aulario/course-data/worker';
import { fetchInTime } from './fetchInTime.ts';

// The program's types know only the page's `self`.
const scope = globalThis as unknown as ServingScope;

serveCatalogue(scope, (opening) => openServed(opening, fetchInTime));
