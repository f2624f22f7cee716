import fc from 'fast-check';

/** One step of a history. Tabs, users and courses are indices into short lists. */
export type Step = { tab: number; course: number } & (
  | { kind: 'add' | 'remove' | 'undo' | 'clear' | 'reload' | 'crash' }
  | { kind: 'tick'; value: boolean }
  | { kind: 'user'; user: number }
);

export const tabCount = 3;
export const courseCount = 5;
/** Two accounts, and the visitor. */
export const users = ['ana', 'an', 'visitor'] as const;

export const ownerOf = (user: string) => (user === 'visitor' ? null : user);

const place = { tab: fc.nat(tabCount - 1), course: fc.nat(courseCount - 1) };
const plain = (kind: 'add' | 'remove' | 'undo' | 'clear' | 'reload' | 'crash') =>
  fc.record({ ...place, kind: fc.constant(kind) });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 10, arbitrary: plain('add') },
  { weight: 4, arbitrary: plain('remove') },
  { weight: 4, arbitrary: plain('undo') },
  { weight: 1, arbitrary: plain('clear') },
  { weight: 2, arbitrary: plain('reload') },
  { weight: 1, arbitrary: plain('crash') },
  {
    weight: 4,
    arbitrary: fc.record({ ...place, kind: fc.constant('tick' as const), value: fc.boolean() }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      ...place,
      kind: fc.constant('user' as const),
      user: fc.nat(users.length - 1),
    }),
  },
);

export const cartHistory: fc.Arbitrary<Step[]> = fc.array(step, {
  minLength: 1,
  maxLength: 40,
  size: 'max',
});
