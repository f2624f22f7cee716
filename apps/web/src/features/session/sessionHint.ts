import { tokenKey } from '@aulario/auth';

/** Who seems to be signed in. It only changes words and links: nothing is ever decided by it. */
export interface SessionHint {
  /** A name or an address; '' when the record tells none. */
  readonly name: string;
}

/** The claims of a token, unchecked; null for what is no token. */
function claimsOf(token: string): object | null {
  try {
    const [, payload = ''] = token.split('.');
    const bytes = atob(payload.replaceAll('-', '+').replaceAll('_', '/'));
    const text = new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)));
    const claims: unknown = JSON.parse(text);
    return typeof claims === 'object' ? claims : null;
  } catch {
    return null;
  }
}

function nameIn(claims: object | null): string {
  if (claims === null) return '';
  const named = 'name' in claims && typeof claims.name === 'string' ? claims.name : '';
  const email = 'email' in claims && typeof claims.email === 'string' ? claims.email : '';
  return named || email;
}

/** The token that the storage records; null without one, or where the storage refuses. */
export function readToken(storage: Storage): string | null {
  try {
    return storage.getItem(tokenKey);
  } catch {
    return null;
  }
}

export const hintOf = (token: string | null): SessionHint | null =>
  token === null ? null : { name: nameIn(claimsOf(token)) };
