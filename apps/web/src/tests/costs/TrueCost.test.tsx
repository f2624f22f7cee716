import { aCourse, usd } from '@aulario/course-data/testing';
import { LanguageProvider } from '@aulario/frame/language/LanguageProvider.tsx';
import { loadTexts } from '@aulario/frame/language/loadTexts.ts';
import { createCartRepository } from '@aulario/my-courses/cart';
import type { MonthlyPrice } from '@aulario/my-courses/plan';
import { TrueCost } from '@aulario/screens/costs/TrueCost.tsx';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { browserOf } from '../../testing/browserOf.ts';
import { fillCart } from '../../testing/fillCart.ts';
import { renderApp, renderSignedIn } from '../../testing/renderApp.tsx';

const udemyPrice = { platform: 'udemy', monthly: usd(1900), hasCertificates: true };

const paid = { kind: 'paid', money: usd(5000) } as const;

const texts = await loadTexts('es');
await texts.need(['courses', 'buying']);

const open = (monthlyPrices: readonly MonthlyPrice[]) =>
  render(
    <LanguageProvider storage={localStorage} texts={texts}>
      <TrueCost
        courses={['1', '2'].map((id) => aCourse({ id, minutes: 1440, price: paid }))}
        settings={{ weeklyHours: 6, monthlyPrices, hours: {} }}
        start="2027-01-31"
        onChange={() => undefined}
      />
    </LanguageProvider>,
  );

it('sets a subscription beside buying, and says that its price is not known without one', () => {
  const { container, unmount } = open([udemyPrice]);
  const said = container.textContent.replaceAll('\u00a0', ' ');
  expect(said).toContain('Por suscripción, 2 meses a 19,00 US$: 38,00 US$.');
  expect(said).toContain('Comprados uno a uno: 100,00 US$.');
  expect(said).toContain('Se igualan a 2,3 h por semana.');
  expect(said).toContain('Lo más barato: 2 cursos por suscripción (2 meses), 38,00 US$.');
  expect(said).toContain('Cancélala a más tardar el 30 de marzo de 2027.');
  unmount();
  open([]);
  expect(screen.queryByText('¿Y por suscripción?')).toBeNull();
  screen.getByText(/^No conocemos ningún precio de suscripción/);
  expect(screen.getByRole('heading', { name: 'Cuánto cuesta de verdad' })).toBeTruthy();
});

it('weighs the price that the reader types in the cart, marks it as theirs, and keeps it', async () => {
  const minutes = 1440;
  fillCart(['1', '2'].map((id) => aCourse({ id: `udemy:${id}`, minutes, price: paid })));
  const { user, unmount } = await renderSignedIn('/dashboard/cart');
  await user.click(await screen.findByText('Comparar con una suscripción'));
  const field = screen.getByLabelText('Udemy, al mes');
  const type = (value: string) => fireEvent.change(field, { target: { value } });
  type('veinte');
  fireEvent.blur(field);
  await screen.findByText(/^Escribe un número con su moneda: 19,99\sUS\$\.$/);
  screen.getByText(/^Por ejemplo, 19,99\sUS\$\./);
  type('19 €');
  await screen.findByText(/Los cursos se venden en otra moneda/);
  type('19');
  const said = await screen.findByText(/a 19,00\sUS\$: 57,00\sUS\$/);
  expect(said.textContent).toContain('Comprados uno a uno: 100,00');
  expect(said.textContent).toContain('El precio al mes lo escribiste tú: nadie lo ha comprobado.');
  unmount();
  await renderSignedIn('/dashboard/cart');
  await screen.findByText(/El precio al mes lo escribiste tú/);
  expect(screen.getByLabelText<HTMLInputElement>('Udemy, al mes').value).toMatch(/^19,00\sUS\$$/);
});

it('asks a visitor for the hours that nobody knows, counts them, and keeps them', async () => {
  const cart = createCartRepository(browserOf().page.visitor);
  cart.add(aCourse({ id: 'udemy:1', title: 'Cerámica', price: paid }));
  cart.dispose();
  const { user, unmount } = await renderApp('/cart');
  await user.click(await screen.findByText('Comparar con una suscripción'));
  fireEvent.change(screen.getByLabelText('Udemy, al mes'), { target: { value: '19' } });
  await screen.findByText(/De 1 curso no sabemos las horas/);
  fireEvent.change(screen.getByLabelText('¿Cuántas horas lleva Cerámica?'), {
    target: { value: '24' },
  });
  const said = await screen.findByText(/Por suscripción, 2 meses a 19,00/);
  expect(said.textContent).not.toContain('no sabemos las horas');
  unmount();
  await renderApp('/cart');
  const field = await screen.findByLabelText<HTMLInputElement>('¿Cuántas horas lleva Cerámica?');
  expect(field.value).toBe('24');
});

const shown = (courses: Parameters<typeof TrueCost>[0]['courses']) => {
  const { container, unmount } = render(
    <LanguageProvider storage={localStorage} texts={texts}>
      <TrueCost
        courses={courses}
        settings={{ weeklyHours: 6, monthlyPrices: [], hours: {} }}
        start="2027-01-31"
        onChange={() => undefined}
      />
    </LanguageProvider>,
  );
  const bars = [...container.querySelectorAll('dl > div')].map(({ textContent }) =>
    textContent.replaceAll('\u00a0', ' '),
  );
  unmount();
  return bars;
};

it('shows a sum once that certificates do not change', () => {
  expect(shown([aCourse({ id: '1', price: paid, hasCertificate: false })])).toEqual([
    'con certificados o sin ellos50,00 US$',
  ]);
});

it('calls courses free only where every price is known', () => {
  const free = aCourse({ id: '1', price: { kind: 'free', certificate: usd(4900) } });
  const unknown = aCourse({ id: '2', price: { kind: 'unknown' } });
  expect(shown([free])).toEqual(['sin certificadosGratis', 'con certificados49,00 US$']);
  expect(shown([free, unknown])).toEqual([
    'sin certificadosGratis, y otros sin precio conocido',
    'con certificadosal menos 49,00 US$',
  ]);
});

it('offers to compare with the subscription of a platform that sells only certificates', async () => {
  const certificate = usd(4900);
  const course = aCourse({
    id: 'edx:1',
    platform: 'edx',
    minutes: 600,
    hasCertificate: true,
    price: { kind: 'free', certificate },
  });
  const price = { platform: 'edx', monthly: usd(2000), hasCertificates: true };
  render(
    <LanguageProvider storage={localStorage} texts={texts}>
      <TrueCost
        courses={[course]}
        settings={{ weeklyHours: 6, monthlyPrices: [price], hours: {} }}
        start="2027-01-31"
        onChange={() => undefined}
      />
    </LanguageProvider>,
  );
  screen.getByLabelText('edX, al mes');
  screen.getByText(/Comprados uno a uno: 0,00/);
  fireEvent.click(screen.getByLabelText('Quiero los certificados'));
  screen.getByText(/Comprados uno a uno: 49,00/);
});
