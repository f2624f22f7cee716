// @vitest-environment node

import { someCourses } from '@aulario/course-data/testing';
import { createOldData } from '@aulario/local-data/old';
import { createSharedDisk, type SharedDisk } from '@aulario/local-data/testing';
import { beforeEach, expect, test } from 'vitest';
import { createListsRepository, type ListsRepository } from './listsRepository.ts';
import { createVisitorListsMerge, type MergedLists } from './visitorListsMerge.ts';

let disk: SharedDisk;
let clock: number;
let visitor: ListsRepository;
let account: ListsRepository;

const now = () => (clock += 1);
const local = () => createOldData(disk.openTab());
const ofVisitor = () => createListsRepository({ records: local().visitor, now });
const ofAccount = () => createListsRepository({ records: local().account('ana'), now });
const merge = () => createVisitorListsMerge(local().visitor, account, now);
const shown = (lists: ListsRepository) =>
  lists.getSnapshot().lists.map(({ name, items }) => [name, ...items.map((i) => i.course.id)]);
const newIds = ({ moved }: MergedLists) =>
  moved.filter(({ before }) => before === null).map(({ item }) => item.course.id);
const courses = someCourses(3);

beforeEach(() => {
  disk = createSharedDisk();
  clock = 0;
  visitor = ofVisitor();
  visitor.save(courses.slice(0, 2));
  const id = visitor.create('Guitarra') ?? '';
  visitor.save(courses.slice(2), id);
  account = ofAccount();
  account.save(courses.slice(0, 1));
});

test('moves lists and courses to the account, each once', () => {
  const brought = merge().run();
  expect(newIds(brought)).toEqual(['udemy:2', 'udemy:3']);
  const joined = [
    ['', 'udemy:1', 'udemy:2'],
    ['Guitarra', 'udemy:3'],
  ];
  expect(shown(ofAccount())).toEqual(joined);
  expect(shown(ofVisitor())).toEqual([['']]);
  expect(merge().run().moved).toEqual([]);
  expect(shown(ofAccount())).toEqual(joined);
});

test('gives them back, and does not move them again until they are saved again', () => {
  const first = merge();
  first.undo(first.run());
  expect(shown(ofAccount())).toEqual([['', 'udemy:1']]);
  expect(shown(ofVisitor())).toEqual([
    ['', 'udemy:1', 'udemy:2'],
    ['Guitarra', 'udemy:3'],
  ]);
  expect(merge().run().moved).toEqual([]);
  const savedAgain = ofVisitor();
  savedAgain.remove('udemy:2');
  savedAgain.save(courses.slice(1, 2));
  expect(newIds(merge().run())).toEqual(['udemy:2']);
});

test('needs room for one course at a time', () => {
  visitor.save(someCourses(12));
  disk.setQuota(disk.usedUnits() + 4000);
  merge().run();
  expect(shown(ofVisitor())).toEqual([['']]);
});

test('keeps with the visitor what the account could not store', () => {
  disk.setQuota(disk.usedUnits());
  merge().run();
  // The account has 'udemy:1' already.
  expect(shown(ofVisitor())).toEqual([
    ['', 'udemy:2'],
    ['Guitarra', 'udemy:3'],
  ]);
});
