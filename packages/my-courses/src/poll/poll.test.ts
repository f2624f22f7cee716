import { unknownMoment } from '@aulario/course-data/records';
import { sampleCourses, someCourses } from '@aulario/course-data/testing';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { addedCourse } from '../add/addedCourse.ts';
import { packText } from '../link/packedText.ts';
import { joinVotes } from './joinVotes.ts';
import {
  createPoll,
  maxCount,
  maxOpinionNote,
  nameVoter,
  type Poll,
  setOpinion,
  votes,
} from './poll.ts';
import { decodePollLink, encodePollLink, pollKey, pollSchema, recordOfPoll } from './pollLink.ts';
import { countVoted, hasSameOpinions, leadingIndices, tallyOf } from './tally.ts';

/** `pnpm --filter @aulario/my-courses test:polls` asks for 10,000. */
const runs = Number(process.env['POLLS'] ?? 300);

const people = ['ana', 'eva', 'leo', 'max', 'sol'];

const begin = (courseCount: number): Poll => ({
  name: 'Python «en español»',
  startedAt: Date.UTC(2026, 10, 22),
  courseIds: sampleCourses.slice(0, courseCount).map(({ id }) => id),
  added: [],
  voters: new Map(),
});

/** A link without its compression, which takes most of the time. */
const toText = (poll: Poll) => JSON.stringify(recordOfPoll(poll));
const fromText = (text: string): Poll => v.parse(pollSchema, JSON.parse(text));

const courseCount = 4;

const step = fc.record({
  person: fc.nat(people.length - 1),
  kind: fc.constantFrom('vote', 'vote', 'share', 'open'),
  courseIndex: fc.nat(courseCount - 1),
  vote: fc.constantFrom(...votes, null),
  note: fc.constantFrom('', 'Empieza por este', '¿Y el precio?'),
  link: fc.nat(),
});

const opinionsOf = (poll: Poll, person: string) => poll.voters.get(person)?.opinions;

test(`${String(runs)} interleavings converge, and no link loses a vote`, () => {
  const order = fc.infiniteStream(fc.nat());
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), order, order, (steps, oneOrder, otherOrder) => {
      const polls = people.map((person) => nameVoter(begin(courseCount), person, person));
      const links = polls.map(toText);
      /** What each has voted by the last link that they shared themselves. */
      const shared = polls.map((poll, index) => opinionsOf(poll, people[index] ?? ''));
      for (const { person, kind, courseIndex, vote, note, link } of steps) {
        const poll = polls[person] ?? begin(courseCount);
        const id = people[person] ?? '';
        if (kind === 'vote') polls[person] = setOpinion(poll, id, courseIndex, { vote, note });
        if (kind === 'open') {
          const opened = fromText(links[link % links.length] ?? '');
          polls[person] = joinVotes(poll, opened, id);
          // An older link takes nothing back of what was said here.
          expect(opinionsOf(polls[person] ?? poll, id)).toEqual(opinionsOf(poll, id));
        }
        if (kind === 'share') {
          links.push(toText(poll));
          shared[person] = opinionsOf(poll, id);
        }
      }
      const readAll = (order: IterableIterator<number>) =>
        links
          .map((link) => ({ link, rank: order.next().value ?? 0 }))
          .sort((a, b) => a.rank - b.rank)
          .map(({ link }) => fromText(link))
          .reduce((all, each) => joinVotes(all, each, null));
      const one = readAll(oneOrder);
      expect(toText(one)).toBe(toText(readAll(otherOrder)));
      expect(toText(joinVotes(one, one, null))).toBe(toText(one));
      for (const [index, person] of people.entries()) {
        expect(opinionsOf(one, person)).toEqual(shared[index]);
      }
    }),
    { numRuns: runs },
  );
}, 300_000);

test('two browsers of one voter end up saying the same', () => {
  const both = [0, 1].map(() => fc.array(step, { maxLength: 6 }));
  fc.assert(
    fc.property(...(both as [(typeof both)[0], (typeof both)[0]]), (here, there) => {
      const live = (steps: typeof here) =>
        steps.reduce(
          (poll, opinion) => setOpinion(poll, 'ana', opinion.courseIndex, opinion),
          nameVoter(begin(courseCount), 'ana', 'Ana'),
        );
      const [one, other] = [live(here), live(there)];
      expect(toText(joinVotes(one, other, null))).toBe(toText(joinVotes(other, one, null)));
    }),
  );
});

describe('a poll’s link', () => {
  const names = ['Lucía', 'Tomás', 'Marisol', 'Íñigo', 'Guadalupe'];
  const notes = [
    'El temario es el que buscábamos',
    'Muy caro para lo que trae',
    'Mejor después del verano',
    '¿Alguien conoce a quien lo da?',
    'Este lo empiezo yo en enero',
    'Parece repetir el de la lista',
    'Con subtítulos me sirve',
    'Demasiadas horas por semana',
    'El certificado me hace falta',
    'Prefiero uno con ejercicios',
  ];
  const votedPoll = names.reduce((poll, name, person) => {
    const id = `v${String(person)}k3p${String(person)}`;
    return poll.courseIds.reduce(
      (before, _, courseIndex) =>
        setOpinion(before, id, courseIndex, {
          vote: votes[(person + courseIndex) % 3] ?? null,
          note: notes[(person * 3 + courseIndex * 7) % 10] ?? '',
        }),
      nameVoter(poll, id, name),
    );
  }, begin(10));

  test('comes out as it went in, with ten courses and five voters below 2,000 characters', async () => {
    const link = await encodePollLink(votedPoll);
    expect(link).toMatch(/^[\w-]+$/);
    expect(link.length).toBeLessThanOrEqual(2000 - 'https://aulario.example/en/letter#'.length);
    const read = await decodePollLink(link);
    expect(read).toEqual(votedPoll);
    expect(read && pollKey(read)).toBe(pollKey(votedPoll));
  });

  test('carries a course that a reader has brought', async () => {
    const course = addedCourse(
      'https://talleres.example/a',
      {
        ...{ title: 'Taller', platform: '', instructor: '', hours: '' },
        ...{ price: { kind: 'unknown' }, language: null, level: null },
      },
      2026,
    );
    if (course === null) throw new Error('No course');
    const poll = { ...begin(2), courseIds: ['udemy:1', course.id], added: [course] };
    expect(await decodePollLink(await encodePollLink(poll))).toEqual(poll);
  });

  test('loses a vote or an opinion that cannot be read, and nothing else', async () => {
    const good = [0, 1, 1, 'Este'];
    const voters = [
      ['<script>', 'Ana', 1, []],
      ['a', '\u202e', 1, []],
      ['b', 'Bea', 1, [[99, 1, 1], good]],
      ['c', 'Carla', 1, [[0, maxCount + 1, 1], good]],
      ['d', 'Dora', 1, [[0, 1, 7], null, good]],
    ];
    const link = await packText(JSON.stringify({ ...recordOfPoll(votedPoll), v: voters }));
    const read = await decodePollLink(link);
    expect(read).toMatchObject({ name: votedPoll.name, courseIds: votedPoll.courseIds });
    expect([...(read?.voters ?? [])].map(([id, { opinions }]) => [id, opinions.size])).toEqual([
      ['b', 1],
      ['c', 1],
      ['d', 1],
    ]);
  });

  test.each([-1, 0.5, Number.NaN, 4_102_444_800_000, 1e21, Number.MAX_SAFE_INTEGER])(
    'begun at %d has a moment that its link gives back',
    async (startedAt) => {
      const begun = createPoll('Python', someCourses(1), startedAt);
      expect(begun.startedAt).toBe(unknownMoment);
      const read = await decodePollLink(await encodePollLink(begun));
      expect(read).toEqual(begun);
      expect(read && pollKey(read)).toBe(pollKey(begun));
    },
  );

  test('is nothing for anything else', async () => {
    const record = recordOfPoll(votedPoll);
    const damaged = [
      'Hola',
      '{}',
      '[]',
      JSON.stringify({ ...record, c: [] }),
      JSON.stringify({ ...record, n: 'x'.repeat(5_000_000) }),
    ];
    for (const text of damaged) {
      expect(await decodePollLink(await packText(text))).toBeNull();
    }
    const link = await encodePollLink(votedPoll);
    for (const text of ['', 'x', '%', link.slice(0, 80), link.slice(3)]) {
      expect(await decodePollLink(text)).toBeNull();
    }
    await fc.assert(
      fc.asyncProperty(fc.base64String(), async (text) => {
        await decodePollLink(text);
      }),
    );
  });

  test('cannot keep a voter from voting again, whatever it counts', () => {
    const forged = v.parse(pollSchema, {
      ...recordOfPoll(begin(1)),
      v: [['a', 'Ana', maxCount, [[0, maxCount, 1]]]],
    });
    const poll = nameVoter(setOpinion(forged, 'a', 0, { vote: 'no', note: '' }), 'a', 'Eva');
    expect(fromText(toText(poll))).toEqual(poll);
  });
});

describe('what everybody says', () => {
  test('is counted, given by name, and shows what leads', () => {
    const opinions = [
      ['eva', 0, 'yes', ''],
      ['ana', 0, 'no', 'Caro'],
      ['eva', 1, 'yes', ''],
      ['ana', 2, null, 'No sé'],
    ] as const;
    const empty = ['ana', 'eva'].reduce((all, id) => nameVoter(all, id, id), begin(3));
    expect(leadingIndices(empty)).toEqual([]);
    const poll = opinions.reduce(
      (all, [id, courseIndex, vote, note]) => setOpinion(all, id, courseIndex, { vote, note }),
      empty,
    );
    expect(tallyOf(poll, 0).counts).toEqual({ yes: 1, maybe: 0, no: 1 });
    expect(tallyOf(poll, 0).opinions.map(({ name, note }) => [name, note])).toEqual([
      ['eva', ''],
      ['ana', 'Caro'],
    ]);
    expect(tallyOf(poll, 2).opinions).toHaveLength(1);
    expect(leadingIndices(poll)).toEqual([1]);
  });

  test('is nothing while there is only a name, or after it was withdrawn', () => {
    const empty = begin(2);
    const named = nameVoter(empty, 'ana', 'Ana');
    const noted = setOpinion(named, 'ana', 0, { vote: null, note: 'No sé' });
    const voted = setOpinion(named, 'ana', 1, { vote: 'no', note: '' });
    const withdrawn = setOpinion(voted, 'ana', 1, { vote: null, note: '' });
    const polls = [empty, named, noted, voted, withdrawn];
    expect(polls.map(countVoted)).toEqual([0, 0, 0, 1, 0]);
    expect(polls.map((poll) => hasSameOpinions(empty, poll))).toEqual([
      ...[true, true, false],
      ...[false, true],
    ]);
  });

  test('is the same in whichever order copies were merged', () => {
    const vote = (id: string) =>
      setOpinion(nameVoter(begin(1), id, 'Ana'), id, 0, { vote: 'yes', note: '' });
    const [one, other] = [vote('a'), vote('b')];
    expect(hasSameOpinions(joinVotes(one, other, null), joinVotes(other, one, null))).toBe(true);
    expect(hasSameOpinions(one, other)).toBe(false);
  });

  test('is clean and short, and half a character is none', () => {
    const poll = setOpinion(nameVoter(begin(1), 'a', ' Ana\u202e '), 'a', 0, {
      vote: 'yes',
      note: '😀'.repeat(maxOpinionNote + 1),
    });
    expect(poll.voters.get('a')?.name.value).toBe('Ana');
    expect(Array.from(poll.voters.get('a')?.opinions.get(0)?.value.note ?? '')).toHaveLength(
      maxOpinionNote,
    );
    expect(fromText(toText(poll))).toEqual(poll);
    expect(nameVoter(poll, 'b', ' ')).toBe(poll);
    expect(setOpinion(poll, 'b', 0, { vote: 'yes', note: '' })).toBe(poll);
    expect(setOpinion(poll, 'a', 1, { vote: 'yes', note: '' })).toBe(poll);
  });
});
