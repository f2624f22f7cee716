import { CloudError, type CloudFault } from '@aulario/local-data/sync';
import { type FirestoreProject, post } from './firestoreProject.ts';

/** Resolves with a token of the account; with a new one when the last one was refused. */
export type AccountToken = (isRenewed: boolean) => Promise<string>;

const faults: Readonly<Record<string, CloudFault>> = {
  ABORTED: 'conflict',
  ALREADY_EXISTS: 'conflict',
  FAILED_PRECONDITION: 'conflict',
  NOT_FOUND: 'conflict',
  PERMISSION_DENIED: 'denied',
  UNAUTHENTICATED: 'denied',
  RESOURCE_EXHAUSTED: 'over-quota',
};

/** The provider's error as its API describes it, as far as we tell errors apart by it. */
interface Refusal {
  readonly status?: string;
  readonly message?: string;
  readonly details?: readonly { readonly reason?: string }[];
}

function faultIn({ status = '', message = '', details = [] }: Refusal): CloudFault {
  // The project's Firestore was never switched on, or is switched off.
  if (details.some(({ reason }) => reason === 'SERVICE_DISABLED')) return 'absent';
  // Of a request, a commit or a document: only the message distinguishes it from other mistakes.
  if (status === 'INVALID_ARGUMENT' && /exceeds|too (?:big|large)/i.test(message))
    return 'too-large';
  return faults[status] ?? 'unknown';
}

async function errorOf(response: Response): Promise<CloudError> {
  if (response.status >= 500) return new CloudError('unavailable');
  if (response.status === 413) return new CloudError('too-large');
  // What is not the provider's own answer, as a gateway's page, is an answer that nobody expected.
  const answer = await response.json().catch(() => null);
  const refusal: Refusal = answer?.error ?? {};
  return new CloudError(faultIn(refusal), { cause: refusal });
}

/**
 * Whether something is missing that has to be there: the documents that a commit names or, where a
 * call needs none, the database itself.
 */
export const isNotFound = (error: unknown): boolean =>
  error instanceof CloudError &&
  typeof error.cause === 'object' &&
  error.cause !== null &&
  'status' in error.cause &&
  error.cause.status === 'NOT_FOUND';

const isTimeout = (error: unknown): boolean =>
  error instanceof Error && error.name === 'TimeoutError';

/** Throws a CloudError, whatever went wrong. */
export const throwFault = (cause: unknown): never => {
  throw cause instanceof CloudError ? cause : new CloudError('unknown', { cause });
};

/** Returns what calls the API as an account, see `post`. It rejects with CloudErrors alone. */
export function createCaller(project: FirestoreProject, getToken: AccountToken) {
  const send = async (call: string, body: object, isRenewed = false): Promise<unknown> => {
    const token = await getToken(isRenewed);
    const response = await post(project, call, body, token).catch((cause: unknown) => {
      throw new CloudError(isTimeout(cause) ? 'unavailable' : 'offline', { cause });
    });
    if (response.status === 401 && !isRenewed) return send(call, body, true);
    if (!response.ok) throw await errorOf(response);
    return response.json();
  };

  return async <T>(call: string, body: object): Promise<T> =>
    (await send(call, body).catch(throwFault)) as T;
}
