import { aCourse } from '@aulario/course-data/testing';
import { type Records, textCodec } from '@aulario/local-data';
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
import { expect, it } from 'vitest';
import { browserOf, plantRecord } from '../../testing/browserOf.ts';
import { renderApp } from '../../testing/renderApp.tsx';

const course = aCourse();

const writes: readonly (readonly [name: string, write: (records: Records) => void])[] = [
  ['cart', (records) => createCartRepository(records).add(course)],
  ['list', (records) => createListsRepository(records).save([course])],
  ['list name', (records) => createListsRepository(records).create('Guitarra')],
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

it.each(writes)('tells that a %s is not stored', async (_, write) => {
  const { services } = await renderApp('/lists');
  await screen.findByRole('heading', { level: 1 });
  browserOf().disk.setFault('storage-full');
  act(() => write(services.localData.visitor));
  const toast = await screen.findByRole('status', { name: 'Avisos' });
  await within(toast).findByText(/no tiene más espacio/);
});

it('tells why, once for many, and nothing of what nobody asked for', async () => {
  const { services } = await renderApp('/lists');
  await screen.findByRole('heading', { level: 1 });
  const records = services.localData.visitor;
  const notes = records.open('notes', textCodec);
  browserOf().disk.setFault('storage-unavailable');
  act(() => void records.open('seen', textCodec, { isBackground: true }).change('a', () => 'x'));
  await services.localData.visitor.stored();
  const toast = screen.getByRole('status', { name: 'Avisos' });
  expect(within(toast).queryByText(/no deja guardar/)).toBeNull();
  act(() => void notes.changeAll(['a', 'b', 'c'].map((name) => [name, () => name])));
  expect(await within(toast).findAllByText(/no deja guardar/)).toHaveLength(1);
});

it('tells that a later version has written there, and writes no second one', async () => {
  const later = JSON.stringify({ version: 2, course: 'what only a later version reads' });
  plantRecord(null, ['cart', course.id, later]);
  const { services } = await renderApp('/lists');
  await screen.findByRole('heading', { level: 1 });
  act(() => createCartRepository(services.localData.visitor).add(course));
  await screen.findByText(/una versión más nueva de Aulario/);
  const cart = (await browserOf().reopen()).visitor.open('cart', textCodec);
  expect([...cart.getSnapshot().items]).toEqual([[course.id, later]]);
});
