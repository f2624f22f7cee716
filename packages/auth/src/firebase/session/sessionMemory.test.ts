import { expect, it } from 'vitest';
import {
  afterMessage,
  afterSignedOut,
  afterSignIn,
  emptyMemory,
  isAboutLast,
  reasonOfMissing,
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

it('takes no reason without an id before an account was signed in', () => {
  const message = { reason: 'session-ended', id: null } as const;
  expect(afterMessage(emptyMemory, message, true)).toEqual(emptyMemory);
});

it('forgets a reason with the next sign-in, and one that a sign-out replaces', () => {
  const ended = withEndReason(signedIn, 'session-ended');
  expect(afterSignIn(ended, '2')).toMatchObject({ lastId: '2', endReason: undefined });
  expect(afterMessage(ended, { reason: null, id: '1' }, false).endReason).toBeUndefined();
});

it.each([null, 'session-ended', 'account-deleted'] as const)(
  'remembers a session that ended by %s while it starts, until nobody is signed in',
  (reason) => {
    const message = { reason, id: '1' };
    const starting = afterMessage(emptyMemory, message, true);
    expect([...starting.endedBeforeStart]).toEqual([['1', reason]]);
    expect(reasonOfMissing(starting)).toBe(reason ?? undefined);
    expect(afterMessage(emptyMemory, message, false)).toEqual(emptyMemory);
    expect(afterSignedOut(starting).endedBeforeStart.size).toBe(0);
  },
);

it('takes a session that nobody ended for one that the provider no longer accepts', () => {
  expect(reasonOfMissing(emptyMemory)).toBe('session-ended');
});
