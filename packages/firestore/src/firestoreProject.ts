/** The database of a Firebase project. */
export interface FirestoreProject {
  readonly projectId: string;
  /** The web app's key; it names the project to the provider and proves nothing. */
  readonly apiKey: string;
  /** The server's origin; Google's unless given. */
  readonly origin?: string | undefined;
}

/** How long a request may take, its answer's body included, in milliseconds. */
const timeoutMs = 20_000;

/** The name of the root of all documents, as the API wants it in names of documents. */
export const rootOf = ({ projectId }: FirestoreProject): string =>
  `projects/${projectId}/databases/(default)/documents`;

/**
 * Posts JSON to a call of Firestore's REST API.
 *
 * @param call - Below the root of all documents: '/newsletter', ':commit'.
 * @param token - Proves an account; null for a call that anybody may make.
 * @param keepalive - Whether it outlives the page; browsers then take at most 64 KiB.
 */
export function post(
  project: FirestoreProject,
  call: string,
  body: object,
  token: string | null,
  keepalive = false,
): Promise<Response> {
  const { origin = 'https://firestore.googleapis.com', apiKey } = project;
  return fetch(`${origin}/v1/${rootOf(project)}${call}?key=${encodeURIComponent(apiKey)}`, {
    method: 'POST',
    // Without a token, a browser sends a text without asking for leave first.
    headers: {
      'content-type': 'text/plain',
      ...(token !== null && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
    keepalive,
    signal: AbortSignal.timeout(timeoutMs),
  });
}
