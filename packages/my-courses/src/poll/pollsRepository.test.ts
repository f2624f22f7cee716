import { createTestBrowser } from '@aulario/local-data/testing';
import { expect, test } from 'vitest';
import { nameVoter, type Poll, setOpinion } from './poll.ts';
import { pollKey } from './pollLink.ts';
import { createPollsRepository, mergeVisitorPolls } from './pollsRepository.ts';
import { tallyOf } from './tally.ts';

const poll: Poll = {
  name: 'Python',
  startedAt: Date.UTC(2026, 10, 22),
  courseIds: ['udemy:1', 'udemy:2'],
  added: [],
  voters: new Map(),
};

test('a browser joins every copy of a poll to what it knows, across a reload', async () => {
  const browser = createTestBrowser();
  const open = async () =>
    createPollsRepository((await browser.reopen()).visitor, { newId: () => 'me' });
  const polls = await open();
  const key = pollKey(poll);
  polls.receive(poll);
  polls.setOpinion(poll, 0, { vote: 'yes', note: '' });
  expect(polls.getSnapshot().items.size).toBe(0);
  expect((await browser.reopen()).visitor.hasRecords()).toBe(false);

  polls.addVoter(poll, 'Ana');
  polls.setOpinion(poll, 0, { vote: 'yes', note: 'Este' });
  const theirs = setOpinion(nameVoter(poll, 'eva', 'Eva'), 'eva', 0, { vote: 'no', note: '' });
  const again = await open();
  again.receive(theirs);
  again.receive(poll);
  const kept = (await open()).getSnapshot().items.get(key);
  expect(kept?.voterId).toBe('me');
  expect(kept && tallyOf(kept.poll, 0).opinions.map(({ name }) => name)).toEqual(['Ana', 'Eva']);

  again.voteAs(poll, null);
  again.setOpinion(poll, 0, { vote: 'maybe', note: '' });
  expect((await open()).getSnapshot().items.get(key)?.poll).toEqual(kept?.poll);
  expect(pollKey({ ...theirs, startedAt: 2 })).not.toBe(key);
});

test('the polls of a visitor come to the account, whose own voter stays', () => {
  const { page: data } = createTestBrowser();
  const visitor = createPollsRepository(data.visitor, { newId: () => 'visitor' });
  const account = createPollsRepository(data.account('ana'), { newId: () => 'ana' });
  const other = { ...poll, startedAt: Date.UTC(2026, 10, 23) };
  const key = pollKey(poll);
  visitor.addVoter(poll, 'Ana de antes');
  visitor.setOpinion(poll, 1, { vote: 'no', note: '' });
  visitor.addVoter(other, 'Ana de antes');
  account.addVoter(poll, 'Ana');

  mergeVisitorPolls(visitor, account);
  expect(visitor.getSnapshot().items.size).toBe(0);
  const kept = account.getSnapshot().items.get(key);
  expect(kept?.voterId).toBe('ana');
  expect([...(kept?.poll.voters.keys() ?? [])].toSorted()).toEqual(['ana', 'visitor']);
  expect(account.getSnapshot().items.size).toBe(2);
  account.put(key, null);
  expect([...account.getSnapshot().items.values()].map((each) => each.poll.startedAt)).toEqual([
    other.startedAt,
  ]);
});
