/** Brings the content policy in firebase.json up to what apps/web/dist holds inline. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withInlineHashes } from './contentPolicy.ts';

const root = join(import.meta.dirname, '../../..');
const file = join(root, 'firebase.json');
const before = readFileSync(file, 'utf8');
const after = withInlineHashes(before, join(root, 'apps/web/dist'));

if (after !== before) {
  writeFileSync(file, after);
  console.log(
    'firebase.json now names the styles of this build. Commit it with what changed them.',
  );
}
