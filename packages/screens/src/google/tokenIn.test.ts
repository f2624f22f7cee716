import { describe, expect, it } from 'vitest';
import { tokenIn } from './tokenIn.ts';

const token = (claims: object) => `e30.${btoa(JSON.stringify(claims)).replaceAll('=', '')}.sig`;
const answer = (entries: Record<string, string>) => new URLSearchParams(entries);

describe('the answer of Google', () => {
  it('holds the token that was asked for', () => {
    const asked = token({ nonce: 'n-1', sub: '1' });
    expect(tokenIn(answer({ id_token: asked }), 'n-1')).toBe(asked);
  });

  it.each([
    ['access_denied', 'popup-closed'],
    ['invalid_client', 'not-available'],
  ])('may be %s', (error, code) => {
    expect(() => tokenIn(answer({ error }), 'n-1')).toThrow(expect.objectContaining({ code }));
  });

  it.each(['', 'x', 'a.b.c', 'a.bm9wZQ.c', token({ nonce: 'n-2' }), token({})])(
    'is not believed with the token %j',
    (given) => {
      const code = 'unknown';
      expect(() => tokenIn(answer({ id_token: given }), 'n-1')).toThrow(
        expect.objectContaining({ code }),
      );
    },
  );
});
