import { someCourses } from '@aulario/course-data/testing';
import { createTestBrowser, type TestBrowser } from '@aulario/local-data/testing';
import { beforeEach, expect, test } from 'vitest';
import { createListsRepository, type ListsRepository } from './listsRepository.ts';
import { createVisitorListsMerge, type MergedLists } from './visitorListsMerge.ts';

let browser: TestBrowser;
let clock: number;
let visitor: ListsRepository;
let account: ListsRepository;

const now = () => (clock += 1);
const ofVisitor = ({ visitor: records } = browser.page) => createListsRepository(records, { now });
const ofAccount = (page = browser.page) => createListsRepository(page.account('ana'), { now });
const merge = () => createVisitorListsMerge(browser.page.visitor, account, now);
const shown = (lists: ListsRepository) =>
  lists.getSnapshot().lists.map(({ name, items }) => [name, ...items.map((i) => i.course.id)]);
const newIds = ({ moved }: MergedLists) =>
  moved.filter(({ before }) => before === null).map(({ item }) => item.course.id);
const courses = someCourses(3);

beforeEach(() => {
  browser = createTestBrowser();
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

test('stays with the visitor as a whole where there is no room, and comes once there is', async () => {
  await browser.page.settle();
  const before = shown(visitor);
  browser.disk.setQuota(browser.disk.usedChars());
  merge().run();
  const later = await browser.reopen();
  expect(shown(ofVisitor(later))).toEqual(before);
  expect(shown(ofAccount(later))).toEqual([['', 'udemy:1']]);

  browser.disk.setQuota(Number.POSITIVE_INFINITY);
  const again = await browser.reopen();
  expect(shown(ofVisitor(again))).toEqual([['']]);
  expect(shown(ofAccount(again))).toEqual([
    ['', 'udemy:1', 'udemy:2'],
    ['Guitarra', 'udemy:3'],
  ]);
});

test('keeps with the visitor what the account could not store', async () => {
  await browser.page.settle();
  browser.disk.setQuota(browser.disk.usedChars());
  account.create('Piano');
  await browser.page.settle();
  merge().run();
  expect(shown(visitor)).toEqual([
    ['', 'udemy:1', 'udemy:2'],
    ['Guitarra', 'udemy:3'],
  ]);
  browser.disk.setQuota(Number.POSITIVE_INFINITY);
  await browser.page.settle();
  merge().run();
  expect(shown(visitor)).toEqual([['']]);
});
