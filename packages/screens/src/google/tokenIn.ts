import { AuthError } from '@aulario/auth';

/**
 * Returns the ID token in Google's answer. Only checks that it answers this request, by its nonce;
 * the provider verifies whose token it is.
 */
export function tokenIn(answer: URLSearchParams, nonce: string): string {
  const error = answer.get('error');
  if (error === 'access_denied') throw new AuthError('popup-closed');
  if (error !== null) throw new AuthError('not-available', { cause: error });
  const token = answer.get('id_token') ?? '';
  if (nonceOf(token) !== nonce) throw new AuthError('unknown', { cause: 'another nonce' });
  return token;
}

function nonceOf(token: string): unknown {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    return (JSON.parse(atob(payload)) as { nonce?: unknown }).nonce;
  } catch {
    // A token without a readable nonce is refused as one of another.
    return undefined;
  }
}
