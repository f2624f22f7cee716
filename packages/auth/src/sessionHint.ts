/** The person who seems to be signed in, for texts and links only: it decides nothing. */
export interface SessionHint {
  /** '' when the token contains none. */
  readonly name: string;
  /** The address; '' when the token contains none. */
  readonly email: string;
}

/** Decodes the claims of a token without verifying it; null for an invalid token. */
function claimsOf(token: string): object | null {
  try {
    const [, payload = ''] = token.split('.');
    const bytes = atob(payload.replaceAll('-', '+').replaceAll('_', '/'));
    const text = new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)));
    const claims: unknown = JSON.parse(text);
    return typeof claims === 'object' ? claims : null;
  } catch {
    // A hint that cannot be read is none; the provider decides.
    return null;
  }
}

/** Describes the owner of a recorded token, without verifying it. */
export function hintOf(token: string | null): SessionHint | null {
  if (token === null) return null;
  const claims = claimsOf(token) ?? {};
  return {
    name: 'name' in claims && typeof claims.name === 'string' ? claims.name : '',
    email: 'email' in claims && typeof claims.email === 'string' ? claims.email : '',
  };
}
