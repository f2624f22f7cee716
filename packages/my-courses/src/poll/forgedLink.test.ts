import { someCourses } from '@aulario/course-data/testing';
import { createTestBrowser, type TestBrowser } from '@aulario/local-data/testing';
import { beforeEach, expect, it, test, vi } from 'vitest';
import { packText } from '../link/packedText.ts';
import {
  createPoll,
  maxCount,
  maxVoters,
  nameVoter,
  type Poll,
  setOpinion,
  votes,
} from './poll.ts';
import { decodePollLink, encodePollLink, pollKey, recordOfPoll } from './pollLink.ts';
import { createPollsRepository, maxPollsChars, type PollsRepository } from './pollsRepository.ts';
import { countVoted, tallyOf } from './tally.ts';

const courses = someCourses(4);
const begun = Date.UTC(2026, 10, 22);
const poll = createPoll('Python', courses, begun);
const key = pollKey(poll);

let browser: TestBrowser;
let time: number;
let polls: PollsRepository;

const open = async () =>
  createPollsRepository((await browser.reopen()).visitor, {
    newId: () => 'zz',
    now: () => (time += 1),
  });
async function usedChars(): Promise<number> {
  await browser.reopen();
  return browser.disk.usedChars();
}

const kept = (of = polls, at = key) => of.getSnapshot().items.get(at);

/** A link that anybody can write by hand. */
async function receive(voters: readonly unknown[], change: object = {}) {
  const link = await packText(JSON.stringify({ ...recordOfPoll(poll), v: voters, ...change }));
  const read = await decodePollLink(link);
  if (read !== null) polls.receive(read);
  return read;
}

/** Ana votes here, and her copy is read again. */
async function expectOwnVote(): Promise<void> {
  const again = await open();
  const own = kept(again);
  expect(again.getSnapshot().items.size).toBe(1);
  expect(own?.voterId).toBe('zz');
  expect(own?.poll.voters.get('zz')?.name.value).toBe('Ana');
  expect(own?.poll.voters.get('zz')?.opinions.get(0)?.value).toEqual({ vote: 'yes', note: 'Este' });
}

beforeEach(async () => {
  browser = createTestBrowser();
  time = begun;
  polls = await open();
  polls.addVoter(poll, 'Ana');
  polls.setOpinion(poll, 0, { vote: 'yes', note: 'Este' });
});

const ids = (count: number, letter = 'a') =>
  Array.from({ length: count }, (_, index) => `${letter}${String(index)}`);
const longNote = 'n'.repeat(140);
const wordy = (id: string) => [id, 'Eva', 9, courses.map((_, at) => [at, 9, 3, longNote])];

test.each([1, 499, 500])('%i made-up voters leave one’s own vote as it was', async (count) => {
  await receive(ids(count).map((id) => [id, 'Nadie', 1, [[0, 1, 3]]]));
  await expectOwnVote();
  expect(kept()?.poll.voters.size).toBe(Math.min(count + 1, maxVoters));
});

test('five links of made-up voters fill no more than the limit, and one’s own link is read', async () => {
  for (const letter of ['a', 'b', 'c', 'd', 'e']) await receive(ids(500, letter).map(wordy));
  await expectOwnVote();
  const { poll: full } = kept() ?? { poll };
  expect(JSON.stringify(recordOfPoll(full)).length).toBeLessThan(210_000);
  expect(await decodePollLink(await encodePollLink(full))).toEqual(full);
});

test('votes that grow later fill no more than the limit either', async () => {
  await receive(ids(499).map((id) => [id, 'Eva', 1, []]));
  await receive(ids(499).map(wordy));
  await expectOwnVote();
  expect(await usedChars()).toBeLessThan(230_000);
});

test('who joins a full poll takes part in it', async () => {
  const full = await decodePollLink(
    await packText(
      JSON.stringify({ ...recordOfPoll(poll), v: ids(500).map((id) => [id, 'x', 1, []]) }),
    ),
  );
  if (full === null) throw new Error('The link is not read');
  browser = createTestBrowser();
  polls = await open();
  polls.addVoter(full, 'Ana');
  polls.setOpinion(full, 0, { vote: 'yes', note: 'Este' });
  await expectOwnVote();
  expect(kept()?.poll.voters.size).toBe(maxVoters);
});

test.each(['constructor', 'prototype', '__proto__', 'Constructor', ''])(
  'a voter called %j costs itself alone, and what is kept is read again',
  async (id) => {
    await receive([
      [id, 'Eva', 1, [[0, 1, 3]]],
      ['bea', 'Bea', 1, [[0, 1, 3]]],
    ]);
    await expectOwnVote();
    expect([...(kept()?.poll.voters.keys() ?? [])].sort()).toEqual(['bea', 'zz']);
    expect(kept(await open())).toEqual(kept());
  },
);

const counts = [0, 1, 2, 3, 10, maxCount - 1, maxCount];
const forged = counts.flatMap((count) =>
  [0, 1, 2, 3].flatMap((vote) => ['', 'No', longNote].map((note) => ({ count, vote, note }))),
);
test.each(forged)(
  'a forged counter $count with vote $vote changes nothing here',
  async (forgery) => {
    const { count, vote, note } = forgery;
    await receive([
      [
        'zz',
        'Mallory',
        count,
        [
          [0, count, vote, note],
          [1, count, vote, note],
        ],
      ],
    ]);
    await expectOwnVote();
    expect(kept()?.poll.voters.get('zz')?.opinions.size).toBe(1);
  },
);

test('one’s own vote also wins elsewhere over what a forged link says', async () => {
  await receive([['zz', 'Mallory', 90, [[0, 90, 3, 'No']]]]);
  const own = await decodePollLink(await encodePollLink(kept()?.poll ?? poll));
  const friend = createPollsRepository(createTestBrowser().page.visitor, {
    newId: () => 'leo',
  });
  friend.addVoter(poll, 'Leo');
  const forgery = nameVoter(poll, 'zz', 'Mallory');
  friend.receive(forgery);
  if (own !== null) friend.receive(own);
  expect(tallyOf(kept(friend)?.poll ?? poll, 0).opinions).toEqual([
    { voterId: 'zz', name: 'Ana', vote: 'yes', note: 'Este' },
  ]);
});

it.each([
  ['beyond the largest counter', ['zz', 'Eva', maxCount + 1, []]],
  ['with half a counter', ['zz', 'Eva', 0.5, []]],
  ['with no name', ['zz', '\u202e', 1, []]],
  ['with an id of other letters', ['<b>', 'Eva', 1, []]],
  ['that is none', null],
])('counts no vote %s, but the others of its link', async (_, vote) => {
  const leo = ['leo', 'Leo', 1, [[0, 1, 2]]];
  expect((await receive([vote, leo]))?.voters.size).toBe(1);
  await expectOwnVote();
  expect(kept()?.poll.voters.get('leo')?.name.value).toBe('Leo');
});

it('reads no link with 501 voters, and keeps the poll', async () => {
  expect(await receive(ids(501).map((id) => [id, 'x', 1, []]))).toBeNull();
  await expectOwnVote();
});

test('opening a link stores nothing until one takes part', async () => {
  browser = createTestBrowser();
  polls = await open();
  for (const startedAt of [1, 2, 3]) polls.receive(createPoll('Otra', courses, begun + startedAt));
  expect((await browser.reopen()).visitor.hasRecords()).toBe(false);
  polls.voteAs(nameVoter(poll, 'leo', 'Leo'), 'leo');
  expect([...polls.getSnapshot().items.keys()]).toEqual([key]);
  await browser.reopen();
  const save = vi.spyOn(browser.disk, 'save');
  polls.receive(poll);
  await browser.reopen();
  expect(save).not.toHaveBeenCalled();
});

test('a course counts once, wherever a link repeats it', async () => {
  const [first = '', second = ''] = poll.courseIds;
  const voters = [
    [
      'leo',
      'Leo',
      1,
      [
        [0, 1, 1],
        [1, 1, 3],
        [2, 1, 2, 'Dos'],
      ],
    ],
  ];
  const read = await receive(voters, { c: [first, first, second, first, second] });
  if (read === null) throw new Error('The link is not read');
  expect(read.courseIds).toEqual([first, second]);
  expect([0, 1].map((at) => tallyOf(read, at).counts)).toEqual([
    { yes: 1, maybe: 0, no: 0 },
    { yes: 0, maybe: 1, no: 0 },
  ]);
  expect(countVoted(read)).toBe(1);
  expect(await decodePollLink(await encodePollLink(read))).toEqual(read);
});

test('the oldest poll makes room for the one in use, and is named', async () => {
  const links = Array.from({ length: 16 }, (_, index): Poll => {
    const empty = createPoll(`Carta ${String(index)}`, courses, begun + index + 2);
    return ids(maxVoters - 1).reduce(
      (all, id) =>
        setOpinion(nameVoter(all, id, 'Eva'), id, 0, { vote: votes[0], note: longNote + longNote }),
      empty,
    );
  });
  const removed = links.flatMap((link) =>
    polls.addVoter(link, 'Ana').map((each) => each.poll.name),
  );
  expect(removed[0]).toBe('Python');
  expect(removed[1]).toBe('Carta 0');
  expect(kept(polls, pollKey(links.at(-1) ?? poll))?.voterId).toBe('zz');
  expect(await usedChars()).toBeLessThan(maxPollsChars * 1.2);
});
