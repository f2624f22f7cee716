/**
 * Exports the addresses of the newsletter as CSV, or deletes one: of this machine's Firestore while
 * it runs, or of a project.
 */
import { parseArgs } from 'node:util';
import {
  askAsOwner,
  documentsOf,
  localPlace,
  type OwnersPlace,
  placeOf,
  quotedField,
} from './firestore/ownersDocuments.ts';

const usage = `pnpm newsletter export [--project ID]
pnpm newsletter delete ADDRESS [--project ID]

With a project, GOOGLE_ACCESS_TOKEN proves its owner:
GOOGLE_ACCESS_TOKEN=$(gcloud auth print-access-token) pnpm newsletter export --project ID`;

interface Address {
  readonly email: { readonly stringValue: string };
}

/** Every time that an address was left. */
async function subscriptionsIn(place: OwnersPlace) {
  const found = await documentsOf<Address>(place, 'newsletter');
  return found.map(({ fields, ...others }) => ({ ...others, email: fields.email.stringValue }));
}

/** A line about each subscription of this machine, by the name of its document. */
export async function subscriptionLines(): Promise<
  readonly (readonly [name: string, line: string])[]
> {
  const found = await subscriptionsIn(localPlace);
  return found.map(({ name, email }) => [name, `Newsletter: ${email} subscribed.`]);
}

if (import.meta.main) {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { project: { type: 'string' } },
  });
  const [command, address] = positionals;
  const place = placeOf(values.project);
  if (command === 'export') {
    const found = await subscriptionsIn(place);
    const byTime = found.sort((one, other) => one.createTime.localeCompare(other.createTime));
    console.log('email,since');
    for (const [email, [first]] of Map.groupBy(byTime, (each) => each.email))
      console.log(`${quotedField(email)},${first?.createTime}`);
  } else if (command === 'delete' && address !== undefined) {
    const wanted = address.toLowerCase();
    const found = (await subscriptionsIn(place)).filter(
      ({ email }) => email.toLowerCase() === wanted,
    );
    await Promise.all(found.map(({ name }) => askAsOwner(place, 'DELETE', name)));
    console.log(`${address}: ${found.length} deleted.`);
  } else {
    console.error(usage);
    process.exitCode = 1;
  }
}
