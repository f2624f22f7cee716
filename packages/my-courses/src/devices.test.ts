import { aCourse, someCourses } from '@aulario/course-data/testing';
import { keepRecords } from '@aulario/local-data/kept';
import { createMemoryDisk } from '@aulario/local-data/replica';
import { createAccountSync } from '@aulario/local-data/sync';
import { createMemoryCloud, type MemoryCloud } from '@aulario/local-data/testing/cloud';
import { beforeEach, expect, test } from 'vitest';
import { createCartRepository } from './cart/cartRepository.ts';
import { createComparedRepository } from './compare/comparedRepository.ts';
import { createListsRepository } from './lists/listsRepository.ts';
import { createOwnedRepository } from './lists/owned/ownedRepository.ts';
import { createPlanRepository } from './plan/planRepository.ts';
import { firstPlanSettings } from './plan/planSettings.ts';
import { createPollsRepository } from './poll/pollsRepository.ts';

const [first = aCourse(), second = aCourse()] = someCourses(2);

let cloud: MemoryCloud;
beforeEach(() => {
  cloud = createMemoryCloud();
});

/** A device on which Ana is signed in, with the stores as the application opens them. */
function openDevice() {
  const disk = createMemoryDisk();
  const kept = keepRecords({ disk, localCollections: ['searches'] });
  const records = kept.account('ana');
  const sync = createAccountSync({
    ...{ disk, owner: 'account:ana', cloud: cloud.account('ana'), now: Date.now },
    page: kept.synced('ana'),
  });
  return {
    cart: createCartRepository(records),
    lists: createListsRepository(records),
    owned: createOwnedRepository(records),
    compared: createComparedRepository(records),
    plan: createPlanRepository(records),
    polls: createPollsRepository(records, { newId: () => 'voter1' }),
    async sync() {
      await kept.settle();
      await sync.run();
    },
  };
}

async function exchange(...devices: readonly ReturnType<typeof openDevice>[]): Promise<void> {
  for (const device of [...devices, ...devices]) await device.sync();
}

test('the cart is the same on both, and a removal that saw a course is one on both', async () => {
  const [phone, desk] = [openDevice(), openDevice()];
  phone.cart.add(first);
  desk.cart.add(second);
  await exchange(phone, desk);
  const ids = () =>
    [phone, desk].map(({ cart }) => cart.getSnapshot().entries.map((entry) => entry.course.id));
  expect(ids()[0]?.toSorted()).toEqual([first.id, second.id].toSorted());
  expect(ids()[0]).toEqual(ids()[1]);
  desk.cart.remove(first.id);
  await exchange(phone, desk);
  expect(ids()).toEqual([[second.id], [second.id]]);
});

test('a tick here and a course left out there are both kept', async () => {
  const [phone, desk] = [openDevice(), openDevice()];
  phone.cart.add(first);
  await exchange(phone, desk);
  phone.cart.setOpened(first.id, true);
  desk.cart.setCounted(first.id, false);
  await exchange(phone, desk);
  for (const { cart } of [phone, desk]) {
    const [entry] = cart.getSnapshot().entries;
    expect(entry).toMatchObject({ isLeftOut: true, openedAt: expect.any(Number) });
  }
});

test('the day and the progress of an owned course merge', async () => {
  const [phone, desk] = [openDevice(), openDevice()];
  phone.owned.add(first);
  await exchange(phone, desk);
  const [before] = phone.owned.getSnapshot().courses;
  if (before === undefined) throw new Error('The course was added.');
  phone.owned.put({ ...before, progress: 'finished' });
  desk.owned.put({ ...before, ownedOn: '2024-03-25' });
  await exchange(phone, desk);
  for (const { owned } of [phone, desk]) {
    expect(owned.getSnapshot().courses).toEqual([
      { ...before, progress: 'finished', ownedOn: '2024-03-25' },
    ]);
  }
});

test('the plan’s hours merge course by course', async () => {
  const [phone, desk] = [openDevice(), openDevice()];
  phone.plan.change(() => firstPlanSettings('2026-11-30'));
  await exchange(phone, desk);
  phone.plan.change((plan) => plan && { ...plan, hours: { ...plan.hours, [first.id]: 4 } });
  desk.plan.change(
    (plan) => plan && { ...plan, hours: { ...plan.hours, [second.id]: 9 }, weeklyHours: 8 },
  );
  await exchange(phone, desk);
  for (const { plan } of [phone, desk]) {
    expect(plan.getSnapshot().settings).toMatchObject({
      weeklyHours: 8,
      hours: { [first.id]: 4, [second.id]: 9 },
    });
  }
});

test('the voters of a poll merge', async () => {
  const [phone, desk] = [openDevice(), openDevice()];
  const poll = {
    ...{ name: 'Guitarra', startedAt: Date.UTC(2026, 10, 20), courseIds: [first.id], added: [] },
    voters: new Map(),
  };
  phone.polls.addVoter(poll, 'Ana');
  await exchange(phone, desk);
  const yes = { vote: 'yes', note: '' } as const;
  phone.polls.setOpinion(poll, 0, yes);
  const opinions = new Map([[0, { count: 1, value: yes }]]);
  desk.polls.receive({
    ...poll,
    voters: new Map([['voter2', { name: { count: 1, value: 'Eva' }, opinions }]]),
  });
  await exchange(phone, desk);
  for (const { polls } of [phone, desk]) {
    const [kept] = [...polls.getSnapshot().items.values()];
    expect(kept?.poll.voters.get('voter1')?.opinions.get(0)?.value.vote).toBe('yes');
    expect(kept?.poll.voters.get('voter2')?.name.value).toBe('Eva');
  }
});

test('lists and comparisons are on the other device', async () => {
  const [phone, desk] = [openDevice(), openDevice()];
  const [list] = phone.lists.getSnapshot().lists;
  phone.lists.save([first], list?.id ?? '');
  phone.compared.add(first);
  await exchange(phone, desk);
  const saved = desk.lists
    .getSnapshot()
    .lists.flatMap(({ items }) => items.map(({ course }) => course.id));
  expect(saved).toEqual([first.id]);
  expect(desk.compared.getSnapshot()).toEqual(phone.compared.getSnapshot());
});
