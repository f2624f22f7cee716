import { firestorePort, projectId } from '../machine/ports.ts';

/** A Firestore, and what proves its owner. */
export interface OwnersPlace {
  readonly origin: string;
  readonly projectId: string;
  readonly token: string;
}

/** A document as Firestore answers it. */
export interface OwnersDocument<Fields> {
  readonly name: string;
  readonly createTime: string;
  readonly fields: Fields;
}

/** The Firestore of this machine. */
export const localPlace: OwnersPlace = {
  origin: `http://localhost:${firestorePort}`,
  projectId,
  token: 'owner',
};

/** That of a project, whose owner GOOGLE_ACCESS_TOKEN proves; of this machine without one. */
export const placeOf = (project: string | undefined): OwnersPlace =>
  project === undefined
    ? localPlace
    : {
        origin: 'https://firestore.googleapis.com',
        projectId: project,
        token: process.env['GOOGLE_ACCESS_TOKEN'] ?? '',
      };

/** Calls the API as the owner. Rejects with Firestore's words when it refuses. */
export async function askAsOwner<T>(place: OwnersPlace, method: string, path: string): Promise<T> {
  const headers = { authorization: `Bearer ${place.token}` };
  const response = await fetch(`${place.origin}/v1/${path}`, { method, headers });
  if (!response.ok)
    throw new Error(`Firestore answered ${response.status}: ${await response.text()}`);
  return response.json();
}

/** All documents of a collection, by name. */
export async function documentsOf<Fields>(
  place: OwnersPlace,
  collection: string,
): Promise<readonly OwnersDocument<Fields>[]> {
  const path = `projects/${place.projectId}/databases/(default)/documents/${collection}`;
  const all: OwnersDocument<Fields>[] = [];
  let pageToken: string | undefined = '';
  while (pageToken !== undefined) {
    const query = new URLSearchParams({ pageSize: '300', pageToken });
    const page: { documents?: OwnersDocument<Fields>[]; nextPageToken?: string } = await askAsOwner(
      place,
      'GET',
      `${path}?${query}`,
    );
    all.push(...(page.documents ?? []));
    pageToken = page.nextPageToken || undefined;
  }
  return all;
}

/** A field of a CSV. */
export const quotedField = (field: string): string => `"${field.replaceAll('"', '""')}"`;
