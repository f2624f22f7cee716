import { FirestoreError } from './firestoreError.ts';

/** Who asks: the owner of the project, an account by its id, or nobody in particular. */
export type Caller = { readonly isOwner: true } | { readonly uid: string | null };

/**
 * Reads who asks from the header `Authorization`. As the official emulator does, it believes the
 * tokens of the Auth emulator, which nobody signed, and the word 'owner' for the project's owner.
 */
export function callerOf(authorization: string | undefined): Caller {
  if (authorization === undefined) return { uid: null };
  const token = authorization.replace(/^Bearer /, '');
  if (token === 'owner') return { isOwner: true };
  let payload: { readonly sub?: unknown; readonly exp?: unknown };
  try {
    payload = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  } catch {
    // Whatever is wrong with it, it proves nobody.
    throw new FirestoreError('UNAUTHENTICATED', 'The token cannot be read.');
  }
  if (typeof payload.sub !== 'string' || Number(payload.exp) * 1000 < Date.now())
    throw new FirestoreError('UNAUTHENTICATED', 'The token has ended, or names nobody.');
  return { uid: payload.sub };
}

export type Access = 'read' | 'create' | 'update' | 'delete';

/** The documents of an account: its head, and its chunks. */
const record = /^users\/([^/]+)\/(?:h\/head|c\/[0-5][0-9])$/;

/**
 * Throws PERMISSION_DENIED where nobody but the owner may do that. Which documents are whose is here
 * as in firestore.rules; what they may hold is judged there alone.
 *
 * @param path - A document's or a collection's, from the database's root: 'users/a/h/head'.
 */
export function requireAccess(caller: Caller, access: Access, path: string): void {
  if ('isOwner' in caller) return;
  const isOwn = caller.uid !== null && record.exec(path)?.[1] === caller.uid;
  const isSubscription = /^newsletter\/[^/]+$/.test(path) && access === 'create';
  const isCount = /^counts\/[^/]+$/.test(path) && (access === 'create' || access === 'update');
  if (!isOwn && !isSubscription && !isCount)
    throw new FirestoreError('PERMISSION_DENIED', 'Missing or insufficient permissions.');
}
