import { aCourse } from '@aulario/course-data/testing';
import { parseBackup } from '@aulario/my-courses/backup';
import { createCartRepository } from '@aulario/my-courses/cart';
import { createListsRepository } from '@aulario/my-courses/lists';
import { createPlanRepository, firstPlanSettings } from '@aulario/my-courses/plan';
import type { CartCourse as CartCourseType } from '@aulario/screens/cart/CartCourse.tsx';
import { screenRecords } from '@aulario/screens/errors/SetAside.tsx';
import { act, screen, waitFor } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { browserOf } from '../../testing/browserOf.ts';
import { fillCart } from '../../testing/fillCart.ts';
import { renderApp, renderSignedIn } from '../../testing/renderApp.tsx';
import { testAccount } from '../../testing/testAccount.ts';

// One course of the cart fails, whatever its record holds.
vi.mock(
  '@aulario/screens/cart/CartCourse.tsx',
  async (original: () => Promise<{ CartCourse: typeof CartCourseType }>) => {
    const { CartCourse } = await original();
    return {
      CartCourse: (props: ComponentProps<typeof CartCourse>) => {
        if (props.entry.course.title === 'Broken') throw new Error('The wall is wet');
        return <CartCourse {...props} />;
      },
    };
  },
);

vi.mock('@aulario/screens/plan/usePlan.ts', () => ({
  usePlan() {
    throw new Error('The wall is wet');
  },
}));

const good = aCourse({ id: 'udemy:1', title: 'Good' });
const broken = aCourse({ id: 'udemy:2', title: 'Broken' });

let files: Blob[];

beforeEach(() => {
  files = [];
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('URL', URL);
  URL.createObjectURL = (blob: Blob) => `blob:${String(files.push(blob))}`;
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** What a new visit finds. */
async function stored(isSignedIn: boolean) {
  const data = await browserOf().reopen();
  const records = isSignedIn ? data.account(testAccount.id) : data.visitor;
  return {
    cart: createCartRepository(records)
      .getSnapshot()
      .entries.map(({ course }) => course.title),
    saved: createListsRepository(records)
      .getSnapshot()
      .lists.flatMap(({ items }) => items.map(({ course }) => course.title)),
    plan: createPlanRepository(records).getSnapshot().settings,
  };
}

it.each([false, true])(
  'sets one record aside where that failed (signed in: %s)',
  async (isSignedIn) => {
    fillCart([good, broken], { isVisitor: !isSignedIn });
    const data = browserOf().page;
    createListsRepository(isSignedIn ? data.account(testAccount.id) : data.visitor).save([broken]);
    const { user } = await (isSignedIn ? renderSignedIn('/dashboard/cart') : renderApp('/cart'));
    await screen.findByText('The wall is wet');
    await user.click(screen.getByRole('button', { name: 'Apartar solo lo que falló' }));
    await screen.findByText(/^Apartado/);
    expect(await stored(isSignedIn)).toMatchObject({ cart: ['Good'], saved: ['Broken'] });
    expect(Object.keys(JSON.parse((await files[0]?.text()) ?? '{}'))).toHaveLength(1);
  },
);

it('sets aside what the screen shows where no record is known to have failed', async () => {
  fillCart([good]);
  const records = browserOf().page.account(testAccount.id);
  createPlanRepository(records).change(() => firstPlanSettings('2026-11-23'));
  const { user } = await renderSignedIn('/dashboard/plan');
  await screen.findByText('The wall is wet');
  await user.click(screen.getByRole('button', { name: 'Apartar solo lo que falló' }));
  await screen.findByText(/^Apartado/);
  expect(await stored(true)).toMatchObject({ cart: ['Good'], plan: null });
});

it('hands out what was in memory alone, and keeps it when the screen is tried again', async () => {
  fillCart([good], { isVisitor: true });
  const { user, router, services } = await renderApp('/cart');
  await screen.findByText('Good');
  browserOf().disk.setFault('storage-full');
  const cart = createCartRepository(services.localData.visitor);
  act(() => {
    cart.add(aCourse({ id: 'udemy:3', title: 'Unstored' }));
    cart.dispose();
  });
  let isBroken = true;
  Object.defineProperty(services, 'newsletter', {
    get() {
      if (isBroken) throw new Error('The wall is wet');
      return null;
    },
  });
  await act(() => router.navigate('/contact'));
  await screen.findByText(/^Una parte de lo tuyo no cupo/);
  await user.click(screen.getByRole('button', { name: 'Guardarlo todo en un archivo' }));
  await waitFor(() => expect(files).toHaveLength(1));
  const parsed = parseBackup((await files[0]?.text()) ?? '');
  expect(parsed?.unread).toEqual([]);
  expect(parsed?.backup.cart.map(({ course }) => course.title)).toEqual(['Good', 'Unstored']);

  isBroken = false;
  browserOf().disk.setFault(null);
  await act(() => router.navigate('/cart'));
  await screen.findByText('Unstored');
  expect((await stored(false)).cart).toEqual(['Good', 'Unstored']);
});

it.each([
  ['/cart', ['cart']],
  ['/en/cart/', ['cart']],
  ['/dashboard/plan', ['plan']],
  ['/en/letter', ['letters']],
  ['/courses', []],
  ['/', []],
])('knows what is shown at %s', (address, collections) => {
  expect(screenRecords(address)).toEqual(collections);
});
