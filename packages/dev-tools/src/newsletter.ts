/**
 * Exports the addresses of the newsletter as CSV, or deletes one: of this machine's Firestore while
 * it runs, or of a project.
 */
import { parseArgs } from 'node:util';
import { subscriptionsIn, unsubscribe } from './firestore/newsletter.ts';
import { placeOf, quotedField } from './firestore/ownersDocuments.ts';

const usage = `pnpm newsletter export [--project ID]
pnpm newsletter delete ADDRESS [--project ID]

With a project, GOOGLE_ACCESS_TOKEN proves its owner:
GOOGLE_ACCESS_TOKEN=$(gcloud auth print-access-token) pnpm newsletter export --project ID`;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { project: { type: 'string' } },
});
const [command, address] = positionals;
const place = placeOf(values.project);

if (command === 'export') {
  console.log('email,since');
  for (const { email, since } of await subscriptionsIn(place))
    console.log(`${quotedField(email)},${since}`);
} else if (command === 'delete' && address !== undefined) {
  console.log(`${address}: ${await unsubscribe(place, address)} deleted.`);
} else {
  console.error(usage);
  process.exitCode = 1;
}
