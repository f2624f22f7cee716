import { aCourse } from '@aulario/course-data/testing';
import { type Records, textCodec } from '@aulario/local-data';
import { recordKey } from '@aulario/local-data/testing';
import { createCartRepository } from '@aulario/my-courses/cart';
import { createComparedRepository } from '@aulario/my-courses/compare';
import {
  createFollowedRepository,
  createListsRepository,
  createOwnedRepository,
} from '@aulario/my-courses/lists';
import { createPlanRepository, firstPlanSettings } from '@aulario/my-courses/plan';
import { createPoll, createPollsRepository } from '@aulario/my-courses/poll';
import { act, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderApp } from '../../testing/renderApp.tsx';

const course = aCourse();

afterEach(() => vi.restoreAllMocks());

const writes: readonly (readonly [name: string, write: (records: Records) => void])[] = [
  ['cart', (records) => createCartRepository({ records }).add(course)],
  ['list', (records) => createListsRepository({ records }).save([course])],
  ['list name', (records) => createListsRepository({ records }).create('Guitarra')],
  ['owned course', (records) => createOwnedRepository(records).add(course)],
  ['comparison', (records) => createComparedRepository(records).add(course)],
  [
    'plan',
    (records) => createPlanRepository(records).change(() => firstPlanSettings('2026-11-30')),
  ],
  [
    'letter',
    (records) => createPollsRepository(records).addVoter(createPoll('x', [course], 1), 'Ana'),
  ],
  [
    'followed search',
    (records) =>
      createFollowedRepository(records).put({
        ...{ query: '?q=x', courseIds: [], isWhole: true, seenOn: null },
      }),
  ],
];

const refuse = (name: string) =>
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The test refuses.', name);
  });

it.each(writes)('tells that a %s is not stored', async (_, write) => {
  const { services } = await renderApp('/lists');
  await screen.findByRole('heading', { level: 1 });
  refuse('QuotaExceededError');
  act(() => write(services.localData.visitor));
  const toast = await screen.findByRole('status', { name: 'Avisos' });
  await within(toast).findByText(/no tiene más espacio/);
});

it('tells why, once for many, and nothing of what nobody asked for', async () => {
  const { services } = await renderApp('/lists');
  await screen.findByRole('heading', { level: 1 });
  const records = services.localData.visitor;
  const notes = records.open('notes', textCodec);
  refuse('SecurityError');
  act(() => void records.open('seen', textCodec, { isBackground: true }).change('a', () => 'x'));
  expect(screen.queryByText(/no deja guardar/)).toBeNull();
  act(() => void notes.changeAll(['a', 'b', 'c'].map((name) => [name, () => name])));
  expect(await screen.findAllByText(/no deja guardar/)).toHaveLength(1);
});

it('tells that a later version has written there, and writes no second one', async () => {
  const key = recordKey(null, 'cart', course.id);
  const later = JSON.stringify({ version: 2, course: 'what only a later version reads' });
  localStorage.setItem(key, later);
  const { services } = await renderApp('/lists');
  await screen.findByRole('heading', { level: 1 });
  act(() => createCartRepository({ records: services.localData.visitor }).add(course));
  await screen.findByText(/una versión más nueva de Aulario/);
  const cart = Object.keys(localStorage).filter((each) => each.includes('visitor:cart'));
  expect(cart).toEqual([key]);
  expect(localStorage.getItem(key)).toBe(later);
});
