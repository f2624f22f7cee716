import { expect, it } from 'vitest';
import {
  afterMessage,
  afterSignedOut,
  afterSignIn,
  emptyMemory,
  isAboutLast,
  withEndReason,
} from './sessionMemory.ts';

const signedIn = afterSignIn(emptyMemory, '1');

it.each([
  ['1', true],
  [null, true],
  ['2', false],
])('takes the reason of a message with the id %s: %s', (id, isTaken) => {
  const message = { reason: 'account-deleted', id } as const;
  expect(isAboutLast(signedIn, message)).toBe(isTaken);
  const { endReason } = afterMessage(signedIn, message, false);
  expect(endReason).toBe(isTaken ? 'account-deleted' : undefined);
});

it('takes no reason before an account was signed in', () => {
  const message = { reason: 'session-ended', id: null } as const;
  expect(afterMessage(emptyMemory, message, true)).toEqual(emptyMemory);
});

it('forgets a reason with the next sign-in, and one that a sign-out replaces', () => {
  const ended = withEndReason(signedIn, 'session-ended');
  expect(afterSignIn(ended, '2')).toMatchObject({ lastId: '2', endReason: undefined });
  expect(afterMessage(ended, { reason: null, id: '1' }, false).endReason).toBeUndefined();
});

it('remembers accounts signed out while it starts, until nobody is signed in', () => {
  const starting = afterMessage(emptyMemory, { reason: null, id: '1' }, true);
  expect([...starting.endedBeforeStart]).toEqual(['1']);
  expect(afterMessage(emptyMemory, { reason: null, id: '1' }, false)).toEqual(emptyMemory);
  expect(afterMessage(emptyMemory, { reason: 'session-ended', id: '1' }, true)).toEqual(
    emptyMemory,
  );
  expect(afterSignedOut(starting).endedBeforeStart.size).toBe(0);
});
