import { firestorePort } from '../machine/ports.ts';
import { projectId } from '../machine/projectId.ts';

/** The Firestore that holds a newsletter, and what proves its owner. */
export interface NewsletterPlace {
  readonly origin: string;
  readonly projectId: string;
  readonly token: string;
}

/** An address, and when it first subscribed (RFC 3339). */
export interface Subscription {
  readonly email: string;
  readonly since: string;
  /** The names of its documents: one for each time that it was left. */
  readonly documents: readonly string[];
}

interface Page {
  readonly documents?: readonly {
    readonly name: string;
    readonly createTime: string;
    readonly fields: { readonly email: { readonly stringValue: string } };
  }[];
  readonly nextPageToken?: string;
}

/** The Firestore of this machine. */
export const localNewsletter: NewsletterPlace = {
  ...{ origin: `http://localhost:${firestorePort}`, projectId, token: 'owner' },
};

async function ask(place: NewsletterPlace, method: string, path: string): Promise<unknown> {
  const headers = { authorization: `Bearer ${place.token}` };
  const response = await fetch(`${place.origin}/v1/${path}`, { method, headers });
  if (!response.ok)
    throw new Error(`Firestore answered ${response.status}: ${await response.text()}`);
  return response.json();
}

/** Every address once, by the time of its first subscription. */
export async function subscriptionsIn(place: NewsletterPlace): Promise<readonly Subscription[]> {
  const collection = `projects/${place.projectId}/databases/(default)/documents/newsletter`;
  const found = new Map<string, Subscription>();
  let pageToken = '';
  do {
    const page = (await ask(
      ...([place, 'GET', `${collection}?pageSize=300&pageToken=${pageToken}`] as const),
    )) as Page;
    for (const { name, createTime, fields } of page.documents ?? []) {
      const email = fields.email.stringValue;
      const before = found.get(email);
      const since = before && before.since < createTime ? before.since : createTime;
      found.set(email, { email, since, documents: [...(before?.documents ?? []), name] });
    }
    pageToken = encodeURIComponent(page.nextPageToken ?? '');
  } while (pageToken !== '');
  return [...found.values()].sort((one, other) => one.since.localeCompare(other.since));
}

/** Deletes an address, whatever its capitals. Resolves with how many documents held it. */
export async function unsubscribe(place: NewsletterPlace, email: string): Promise<number> {
  const wanted = email.toLowerCase();
  const names = (await subscriptionsIn(place))
    .filter((each) => each.email.toLowerCase() === wanted)
    .flatMap(({ documents }) => documents);
  await Promise.all(names.map((name) => ask(place, 'DELETE', name)));
  return names.length;
}

const pollIntervalMs = 2_000;

/** Prints every address that subscribes from now on. Returns what ends it. */
export function printSubscriptions(): () => void {
  let known: ReadonlySet<string> | null = null;
  const print = async () => {
    // While Firestore starts or stops there is nothing to print.
    const found = await subscriptionsIn(localNewsletter).catch(() => null);
    if (found === null) return;
    const before = known;
    known = new Set(found.flatMap(({ documents }) => documents));
    for (const { email, documents } of before === null ? [] : found) {
      if (!documents.every((name) => before?.has(name)))
        console.log(`  Newsletter: ${email} subscribed.\n`);
    }
  };
  void print();
  const timer = setInterval(() => void print(), pollIntervalMs);
  return () => clearInterval(timer);
}
