import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createClock, createPageId } from './clock.ts';
import {
  assignment,
  type Json,
  joinRecords,
  latestStamp,
  parseRecord,
  type RecordState,
  readdition,
  removal,
  type Values,
  valuesOf,
} from './record.ts';

const pages = ['aaaaaaaaaa', 'bbbbbbbbbb', 'cccccccccc'] as const;

/** Any state that the type allows, one that no history leads to included. */
const values = fc
  .jsonValue({ maxDepth: 1 })
  .map((value): Json => JSON.parse(JSON.stringify(value)));
const fields: fc.Arbitrary<readonly [string] | readonly [string, Json]> = fc.oneof(
  fc.tuple(fc.constantFrom(...pages).map((page) => `00000000000${page}`)),
  fc.tuple(
    fc.nat({ max: 3 }).map((ms) => `00000000${String(ms)}00${pages[0]}`),
    values,
  ),
);
const names = fc.constantFrom('note', 'rank', '__proto__', 'toString');
const contents = fc.option(fc.dictionary(names, fields, { noNullPrototype: true }));
const additions = fc.tuple(fc.integer({ min: 1, max: 3 }), contents);
const states: fc.Arbitrary<RecordState> = fc.dictionary(fc.constantFrom(...pages), additions, {
  noNullPrototype: true,
});

test('a record that is added once more is the same, and outlasts what removed the additions before', () => {
  fc.assert(
    fc.property(states, fc.constantFrom(...pages), (state, page) => {
      const [again, removed] = [readdition(state, page), removal(state)];
      if (again === null || removed === null) {
        expect([again, removed]).toEqual([null, null]);
        return;
      }
      const before = valuesOf(state);
      expect(valuesOf(joinRecords(state, again))).toEqual(before);
      expect(valuesOf(joinRecords(joinRecords(state, removed), again))).toEqual(before);
    }),
  );
});

describe('joining is', () => {
  test('commutative', () => {
    fc.assert(
      fc.property(states, states, (one, other) => {
        expect(joinRecords(one, other)).toEqual(joinRecords(other, one));
      }),
    );
  });

  test('associative', () => {
    fc.assert(
      fc.property(states, states, states, (one, two, three) => {
        expect(joinRecords(joinRecords(one, two), three)).toEqual(
          joinRecords(one, joinRecords(two, three)),
        );
      }),
    );
  });

  test('idempotent, and takes in what it was joined with', () => {
    fc.assert(
      fc.property(states, states, (one, other) => {
        const joined = joinRecords(one, other);
        expect(joinRecords(one, one)).toEqual(one);
        expect(joinRecords(joined, other)).toEqual(joined);
      }),
    );
  });
});

test('a state passes through JSON', () => {
  fc.assert(
    fc.property(states, (state) => {
      expect(parseRecord(JSON.parse(JSON.stringify(state)))).toEqual(state);
    }),
  );
});

test.each([
  null,
  [],
  { short: [1, null] },
  { aaaaaaaaaa: [0, null] },
  { aaaaaaaaaa: [1] },
  { aaaaaaaaaa: [1, { note: ['today', 'text'] }] },
  { aaaaaaaaaa: [1, { note: [`00000000000${pages[0]}`, 1, 2] }] },
])('%j is no state', (value) => {
  expect(parseRecord(value)).toBeNull();
});

/** A device that changes one record. */
function device(index: 0 | 1 | 2, offsetMs = 0) {
  const clock = createClock(pages[index], () => 1_000_000 + offsetMs);
  let state: RecordState = {};
  const hear = (change: RecordState | null) => {
    if (change === null) return {};
    const stamp = latestStamp(change);
    if (stamp !== null) clock.see(stamp);
    state = joinRecords(state, change);
    return change;
  };
  return {
    hear,
    set: (values: Values) => hear(assignment(state, values, clock.page, clock.next)),
    remove: () => hear(removal(state)),
    values: () => valuesOf(state),
  };
}

test('a removal takes away what it saw, and nothing else', () => {
  const [one, two] = [device(0), device(1)];
  two.hear(one.set({ note: 'a' }));
  const removed = two.remove();
  const again = one.set({ note: 'b' });
  expect(one.hear(removed) && one.values()).toBeNull();
  expect(two.hear(again) && two.values()).toBeNull();

  const three = device(2);
  const unseen = three.set({ note: 'c' });
  for (const each of [one, two, three]) {
    for (const change of [removed, again, unseen]) each.hear(change);
    expect(each.values()).toEqual({ note: 'c' });
  }
});

test('an addition after a removal on the same page is another one', () => {
  const [one, two] = [device(0), device(1)];
  const first = one.set({ note: 'a' });
  const removed = one.remove();
  const second = one.set({ rank: 2 });
  for (const change of [second, removed, first]) two.hear(change);
  expect(two.values()).toEqual({ rank: 2 });
});

test('fields merge one by one; the later change of a field stands, a taken one included', () => {
  const [one, two] = [device(0), device(1, -1000)];
  two.hear(one.set({ note: 'a', rank: 1, paid: null }));
  const ranked = one.set({ note: 'a', rank: 2, paid: null });
  const noted = two.set({ note: 'b', rank: 1 });
  one.hear(noted);
  two.hear(ranked);
  expect(one.values()).toEqual({ note: 'b', rank: 2 });
  expect(two.values()).toEqual(one.values());
});

test('what is written after a change was seen stands, a year between the clocks', () => {
  const year = 365 * 24 * 60 * 60 * 1000;
  const [ahead, right] = [device(0, year), device(1)];
  right.hear(ahead.set({ note: 'a' }));
  ahead.hear(right.set({ note: 'b' }));
  expect(ahead.values()).toEqual({ note: 'b' });
});

test('an edit of equal values is no change', () => {
  const one = device(0);
  one.set({ note: { text: ['a'], at: 1 } });
  expect(one.set({ note: { at: 1, text: ['a'] } })).toEqual({});
});

test('stamps of one page ascend, when its clock stands still or goes back too', () => {
  let now = 5_000_000;
  const clock = createClock(createPageId(), () => now);
  const stamps = Array.from({ length: 4000 }, (_, index) => {
    if (index === 2000) now -= 1000;
    return clock.next();
  });
  expect(stamps).toEqual(stamps.toSorted());
  expect(new Set(stamps).size).toBe(4000);
});

test('a clock that was corrected shows the trusted time', () => {
  const clock = createClock(pages[0], () => 1_000_000);
  clock.correct(9_000_000);
  expect(Number.parseInt(clock.next().slice(0, 9), 36)).toBe(9_000_000);
});

test('page ids are random letters and digits, drawn evenly', () => {
  const bytes = [255, 252, 0, 35, 36, 251, 1, 2, 3, 4, 5, 6];
  expect(createPageId(() => bytes.shift() ?? 0)).toBe('0z0z123456');
  expect(createPageId()).not.toBe(createPageId());
});
