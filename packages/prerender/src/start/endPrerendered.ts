import { followForeignChanges } from './hydrate/foreignChanges.ts';
import { pageAttributes } from './pageAttributes.ts';

// Inlined in every prerendered page, after its content. Keeps what is changed before any code has loaded. Few
// extensions change the page before: then React renders it again (hydratePage.ts).

const root = document.getElementById('root');
// An answer that takes the place of the page comes first (endSearched.ts).
if (root && pageAttributes().prepared === undefined) followForeignChanges(root);
