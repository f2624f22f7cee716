import { sampleCourses, someCourses } from '@aulario/course-data/testing';
import { type Backup, writeBackup } from '@aulario/my-courses/backup';
import { createPoll, encodePollLink, nameVoter, setOpinion } from '@aulario/my-courses/poll';
import type { Page } from '@playwright/test';
import { leaveRoom } from './leaveRoom.ts';
import { keptRecords } from './states/keptRecords.ts';
import { expect, test } from './visitor.ts';

const begun = Date.UTC(2026, 10, 22);
const poll = createPoll('Python', sampleCourses.slice(0, 3), begun);
const nothing: Backup = {
  account: { email: '', displayName: '', photoUrl: '' },
  ...{ category: null, language: 'es', cart: [], lists: [], saved: [], owned: [], plan: [] },
  ...{ followed: [], polls: [], theme: null },
};
const cart = someCourses(40).map((course, index) => ({
  ...{ course, addedAt: begun + index, openedAt: null },
}));

const recordsOf = async (page: Page, kind: string) =>
  Object.keys(await keptRecords(page)).filter((key) => key.startsWith(`${kind}/`)).length;

/** The second address differs from the first in its fragment only, which loads no page. */
async function open(page: Page, address: string) {
  await page.goto('about:blank');
  await page.goto(address);
}

test('a backup for a full storage does not fit, says so, and is brought when there is room', async ({
  page,
}) => {
  const bring = async () => {
    const fold = page.locator('summary', { hasText: 'Copia de seguridad' });
    await fold.evaluate(({ parentElement }) => parentElement?.setAttribute('open', ''));
    await page.getByLabel('Archivo con tus datos').setInputFiles({
      name: 'aulario.json',
      mimeType: 'application/json',
      buffer: Buffer.from(writeBackup({ ...nothing, cart })),
    });
    await page.getByRole('button', { name: 'Traerlo' }).click();
  };
  await page.goto('/lists');
  await leaveRoom(page, 1);
  await bring();
  const alert = page.getByRole('alert').filter({ hasText: 'No cabe en este navegador' });
  await expect(alert).toContainText('40 cursos');
  await expect(alert).toContainText('No se guardó nada.');
  await expect(page.getByText('De momento solo está en esta pestaña.')).toBeVisible();
  expect(await recordsOf(page, 'cart')).toBe(0);
  await leaveRoom(page);
  await page.goto('about:blank');
  await page.goto('/lists');
  await bring();
  await expect.poll(() => recordsOf(page, 'cart')).toBe(40);
});

test('a stranger’s letter neither stores anything nor speaks for the reader', async ({ page }) => {
  const opened = await encodePollLink(poll);
  await page.goto(`/letter#${opened}`);
  await page.getByLabel('Tu nombre').fill('Ana');
  expect(await recordsOf(page, 'letters')).toBe(0);
  await page.getByRole('button', { name: 'Empezar a votar' }).click();
  const [vote] = await page.getByRole('group', { name: /^Tu voto/ }).all();
  await vote?.getByRole('button', { name: 'Sí' }).click();
  await expect(page.getByText('Ana: Sí')).toBeVisible();
  const kept = await keptRecords(page);
  const [, letter] = Object.entries(kept).find(([key]) => key.startsWith('letters/')) ?? [];
  const ownId = String(letter?.['voterId']);

  const forged = setOpinion(nameVoter(poll, ownId, 'Mallory'), ownId, 0, { vote: 'no', note: 'x' });
  const crowd = Array.from({ length: 499 }, (_, index) => `v${index}`).reduce(
    (all, id) => setOpinion(nameVoter(all, id, 'Nadie'), id, 0, { vote: 'no', note: '' }),
    forged,
  );
  await open(page, `/letter#${await encodePollLink(crowd)}`);
  for (const _ of ['opened', 'reloaded']) {
    await expect(page.getByText('Votas como Ana.')).toBeVisible();
    await expect(page.getByText('Ana: Sí')).toBeVisible();
    await expect(page.getByText('Mallory')).toHaveCount(0);
    await page.reload();
  }

  for (const day of [1, 2, 3]) {
    const other = createPoll('Otra', sampleCourses.slice(0, 40), begun + day);
    await open(page, `/letter#${await encodePollLink(nameVoter(other, 'leo', 'Leo'))}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Otra' })).toBeVisible();
  }
  expect(await recordsOf(page, 'letters')).toBe(1);
});
