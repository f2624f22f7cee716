// @vitest-environment node
import { createLocalData } from '@aulario/local-data';
import { createSharedDisk } from '@aulario/local-data/testing';
import { expect, test } from 'vitest';
import { giveOpinion, type Letter, nameVoter } from './letter.ts';
import { bringLetters, createLettersRepository } from './lettersRepository.ts';
import { tallyOf } from './tally.ts';

const letter: Letter = {
  name: 'Python',
  startedAt: 1,
  courseIds: ['udemy:1', 'udemy:2'],
  added: [],
  voters: new Map(),
};

test('a browser joins every copy of a letter to what it knows, across a reload', () => {
  const disk = createSharedDisk();
  const open = () => createLettersRepository(createLocalData(disk.openTab()).visitor, () => 'me');
  const letters = open();
  const key = letters.receive(letter);
  letters.give(key, 0, { vote: 'yes', note: '' });
  expect(letters.getSnapshot().items.get(key)?.letter).toEqual(letter);

  letters.enter(key, 'Ana');
  letters.give(key, 0, { vote: 'yes', note: 'Este' });
  const theirs = giveOpinion(nameVoter(letter, 'eva', 'Eva'), 'eva', 0, { vote: 'no', note: '' });
  const again = open();
  expect(again.receive(theirs)).toBe(key);
  again.receive(letter);
  const kept = open().getSnapshot().items.get(key);
  expect(kept?.voterId).toBe('me');
  expect(kept && tallyOf(kept.letter, 0).said.map(({ name }) => name)).toEqual(['Ana', 'Eva']);

  again.voteAs(key, null);
  again.give(key, 0, { vote: 'maybe', note: '' });
  expect(open().getSnapshot().items.get(key)?.letter).toEqual(kept?.letter);
  expect(again.receive({ ...theirs, startedAt: 2 })).not.toBe(key);
});

test('the letters of a visitor come to the account, whose own voter stays', () => {
  const data = createLocalData(createSharedDisk().openTab());
  const visitor = createLettersRepository(data.visitor, () => 'visitor');
  const account = createLettersRepository(data.account('ana'), () => 'ana');
  const other = { ...letter, startedAt: 2 };
  const key = visitor.receive(letter);
  visitor.enter(key, 'Ana de antes');
  visitor.give(key, 1, { vote: 'no', note: '' });
  visitor.receive(other);
  account.receive(letter);
  account.enter(key, 'Ana');

  bringLetters(visitor, account);
  expect(visitor.getSnapshot().items.size).toBe(0);
  const kept = account.getSnapshot().items.get(key);
  expect(kept?.voterId).toBe('ana');
  expect([...(kept?.letter.voters.keys() ?? [])].toSorted()).toEqual(['ana', 'visitor']);
  expect(account.getSnapshot().items.size).toBe(2);
  account.put(key, null);
  expect([...account.getSnapshot().items.values()].map((each) => each.letter)).toEqual([other]);
});
