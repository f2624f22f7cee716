import { expect, it } from 'vitest';
import { hintOf } from './sessionHint.ts';

const tokenOf = (claims: unknown) => {
  const bytes = new TextEncoder().encode(JSON.stringify(claims));
  return `e30.${btoa(String.fromCharCode(...bytes))}.x`;
};

it('names who seems to be signed in', () => {
  expect(hintOf(null)).toBeNull();
  const email = 'lucia@example.com';
  expect(hintOf(tokenOf({ email }))).toEqual({ name: '', email });
  expect(hintOf(tokenOf({ name: 'Lucía', email }))).toEqual({ name: 'Lucía', email });
});

it.each(['', 'made-up', 'a.b.c', 'a.%%%.c', tokenOf(null), tokenOf(7), tokenOf({ name: 7 })])(
  'takes no name from the token %j',
  (token) => {
    expect(hintOf(token)).toEqual({ name: '', email: '' });
  },
);
