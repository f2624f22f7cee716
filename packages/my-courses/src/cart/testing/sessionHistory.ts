import fc from 'fast-check';

type PlainKind =
  | 'add'
  | 'remove'
  | 'undo'
  | 'tick'
  | 'clear'
  | 'import'
  | 'reload'
  | 'signOut'
  | 'hear'
  | 'undoMerge';

/** One step. Tabs, accounts and courses are indices into short lists. */
export type SessionStep = { readonly tab: number; readonly course: number } & (
  | { readonly kind: PlainKind }
  | { readonly kind: 'signIn'; readonly account: number }
  /** Ends the tab at its n-th call to the disk from now, which half of the time takes effect. */
  | { readonly kind: 'kill'; readonly calls: number }
  /** Limits the disk to this many more characters. */
  | { readonly kind: 'room'; readonly chars: number }
);

export const accounts = ['account-of-ana-7Qm2', 'account-of-eva-Zk91'] as const;
export const courseCount = 8;

/**
 * Histories of several tabs of one browser, with two accounts, the visitor, full storages and
 * killed tabs.
 */
export function sessionHistory(tabCount: number): fc.Arbitrary<SessionStep[]> {
  const where = { tab: fc.nat(tabCount - 1), course: fc.nat(courseCount - 1) };
  const plain = (kind: PlainKind) => fc.record({ ...where, kind: fc.constant(kind) });
  const step: fc.Arbitrary<SessionStep> = fc.oneof(
    { weight: 10, arbitrary: plain('add') },
    { weight: 3, arbitrary: plain('remove') },
    { weight: 3, arbitrary: plain('undo') },
    { weight: 2, arbitrary: plain('tick') },
    { weight: 1, arbitrary: plain('clear') },
    { weight: 2, arbitrary: plain('import') },
    { weight: 2, arbitrary: plain('reload') },
    { weight: 4, arbitrary: plain('signOut') },
    { weight: 5, arbitrary: plain('hear') },
    { weight: 1, arbitrary: plain('undoMerge') },
    {
      weight: 5,
      arbitrary: fc.record({
        ...where,
        kind: fc.constant('signIn' as const),
        account: fc.nat(accounts.length - 1),
      }),
    },
    {
      weight: 4,
      arbitrary: fc.record({
        ...where,
        kind: fc.constant('kill' as const),
        calls: fc.nat(3),
      }),
    },
    {
      weight: 3,
      arbitrary: fc.record({
        ...where,
        kind: fc.constant('room' as const),
        chars: fc.oneof(fc.nat(6000), fc.constant(1_000_000)),
      }),
    },
  );
  return fc.array(step, { minLength: 1, maxLength: 60, size: 'max' });
}
