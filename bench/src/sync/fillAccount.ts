import { createAccount } from '@aulario/dev-tools/emulatorAccounts';
import { firestorePort } from '@aulario/dev-tools/ports';
import { createFirestoreCloud } from '@aulario/firestore';
import { keepRecords } from '@aulario/local-data/kept';
import { accountOwner, createMemoryDisk } from '@aulario/local-data/replica';
import { createAccountSync } from '@aulario/local-data/sync';
import { createCartRepository } from '@aulario/my-courses/cart';
import { createListsRepository, createOwnedRepository } from '@aulario/my-courses/lists';
import { judgedCourses, judgingSeeds } from '@aulario/search-eval/relevance';
import type { Page } from 'playwright';

/** How a new device gets in. */
export interface NewAccount {
  readonly id: string;
  readonly email: string;
  readonly password: string;
}

const password = 'una frase bastante larga';

/** Opens an account in which another device has put so many courses: in lists, owned, in the cart. */
export async function fillAccount(records: number): Promise<NewAccount> {
  const email = `bench-${records}-${Date.now()}@correo.test`;
  const { localId: id, idToken } = await createAccount(email, password);
  if (records > 0) await send(id, idToken, records);
  return { id, email, password };
}

/** Fills the form that signs in to the account; Enter sends it. */
export async function fillLogin(
  page: Page,
  origin: string,
  { email, password }: NewAccount,
): Promise<void> {
  await page.goto(`${origin}/login`);
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
}

async function send(id: string, token: string, count: number): Promise<void> {
  const disk = createMemoryDisk();
  const kept = keepRecords({ disk });
  const records = kept.account(id);
  const courses = judgedCourses(count, judgingSeeds);
  const half = Math.floor(count / 2);
  const inCart = Math.floor(count / 100);
  createOwnedRepository(records).restore(
    courses.slice(0, half).map((course) => ({
      course,
      ownedOn: null,
      ownedAt: Date.now(),
      paid: null,
      progress: 'not-started',
    })),
  );
  createListsRepository(records).save(courses.slice(half, count - inCart));
  createCartRepository(records).addAll(courses.slice(count - inCart));
  await kept.settle();
  const sync = createAccountSync({
    disk,
    owner: accountOwner(id),
    page: kept.synced(id),
    now: Date.now,
    cloud: createFirestoreCloud(
      {
        projectId: 'demo-aulario',
        apiKey: 'demo-key',
        origin: `http://localhost:${firestorePort}`,
      },
      id,
      async () => token,
    ),
  });
  while ((await sync.run()).unsent > 0);
}
