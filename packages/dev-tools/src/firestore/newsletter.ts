import { askAsOwner, documentsOf, localPlace, type OwnersPlace } from './ownersDocuments.ts';

/** An address, and when it first subscribed (RFC 3339). */
export interface Subscription {
  readonly email: string;
  readonly since: string;
  /** The names of its documents: one for each time that it was left. */
  readonly documents: readonly string[];
}

interface Address {
  readonly email: { readonly stringValue: string };
}

/** Every address once, by the time of its first subscription. */
export async function subscriptionsIn(place: OwnersPlace): Promise<readonly Subscription[]> {
  const found = new Map<string, Subscription>();
  for await (const { name, createTime, fields } of documentsOf<Address>(place, 'newsletter')) {
    const email = fields.email.stringValue;
    const before = found.get(email);
    const since = before && before.since < createTime ? before.since : createTime;
    found.set(email, { email, since, documents: [...(before?.documents ?? []), name] });
  }
  return [...found.values()].sort((one, other) => one.since.localeCompare(other.since));
}

/** Deletes an address, whatever its capitals. Resolves with how many documents held it. */
export async function unsubscribe(place: OwnersPlace, email: string): Promise<number> {
  const wanted = email.toLowerCase();
  const names = (await subscriptionsIn(place))
    .filter((each) => each.email.toLowerCase() === wanted)
    .flatMap(({ documents }) => documents);
  await Promise.all(names.map((name) => askAsOwner(place, 'DELETE', name)));
  return names.length;
}

/** A line about each subscription of this machine, by the name of its document. */
export async function subscriptionLines(): Promise<
  readonly (readonly [name: string, line: string])[]
> {
  const found = await subscriptionsIn(localPlace);
  return found.flatMap(({ email, documents }) =>
    documents.map((name) => [name, `Newsletter: ${email} subscribed.`] as const),
  );
}
