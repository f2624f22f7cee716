const part = (content: object) => Buffer.from(JSON.stringify(content)).toString('base64url');

/** A token of an account as the Auth emulator issues it, which nobody signed. */
export function tokenOf(accountId: string): string {
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    sub: accountId,
    user_id: accountId,
    aud: 'demo-aulario',
    iat: now,
    exp: now + 3600,
    iss: 'https://securetoken.google.com/demo-aulario',
    firebase: { sign_in_provider: 'password', identities: {} },
  };
  return `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`;
}
