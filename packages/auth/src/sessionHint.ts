/** The person who seems to be signed in, for texts and links only: it decides nothing. */
export interface SessionHint {
  /** A name or an address; '' when the token contains neither. */
  readonly name: string;
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
    return null;
  }
}

function nameIn(claims: object | null): string {
  if (claims === null) return '';
  const named = 'name' in claims && typeof claims.name === 'string' ? claims.name : '';
  const email = 'email' in claims && typeof claims.email === 'string' ? claims.email : '';
  return named || email;
}

/** Describes the owner of a recorded token, without verifying it. */
export const hintOf = (token: string | null): SessionHint | null =>
  token === null ? null : { name: nameIn(claimsOf(token)) };
