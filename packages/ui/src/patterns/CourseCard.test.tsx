import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { type LinkProps, LinkProvider } from '../components/Link.tsx';
import { CourseCard, type CourseCardProps } from './CourseCard.tsx';

afterEach(cleanup);

const card: CourseCardProps = {
  title: 'Diseño de Jardines',
  href: 'https://www.edx.org/course/diseno-de-jardines',
  imageUrl: '/covers/a.svg',
  fallbackImageUrl: '/covers/b.svg',
  instructor: 'Patricia Gil',
  platform: 'edX',
  price: { text: 'Gratis', kind: 'free' },
  isInCart: false,
  addLabel: 'Agregar: Diseño de Jardines',
  removeLabel: 'Quitar: Diseño de Jardines',
  newTabLabel: 'se abre en otra pestaña',
  onToggleCart: () => {},
};

const picture = () => document.querySelector('img');

it('opens the course in a new tab that knows nothing of this one', () => {
  render(<CourseCard {...card} />);
  for (const link of screen.getAllByRole('link')) {
    expect(link).toHaveProperty('href', card.href);
    expect(link).toHaveProperty('target', '_blank');
    expect(link).toHaveProperty('rel', 'noopener noreferrer');
    expect(link.textContent).toContain('(se abre en otra pestaña)');
  }
});

it('keeps the whole title in name and tooltip', () => {
  render(<CourseCard {...card} titleLang="es" headingLevel={2} />);
  const heading = screen.getByRole('heading', { level: 2, name: /^Diseño de Jardines/ });
  expect(heading.title).toBe(card.title);
  expect(within(heading).getByText(card.title).lang).toBe('es');
});

it('toggles the cart without following a link', async () => {
  const onToggleCart = vi.fn();
  const followed = vi.fn();
  render(<CourseCard {...card} onToggleCart={onToggleCart} />);
  for (const link of screen.getAllByRole('link')) link.addEventListener('click', followed);
  await userEvent.click(screen.getByRole('button', { name: card.addLabel, pressed: false }));
  expect(onToggleCart).toHaveBeenCalledOnce();
  expect(followed).not.toHaveBeenCalled();
});

it('shows that the course is in the cart', () => {
  render(<CourseCard {...card} isInCart />);
  const door = screen.getByRole('button', { name: card.removeLabel, pressed: true });
  expect(door.querySelector('.lucide-check')).not.toBeNull();
});

it('reads the note on a price aloud', () => {
  render(<CourseCard {...card} price={{ text: '9,99 US$', kind: 'paid', note: 'de 2024' }} />);
  const price = screen.getByRole('link', { name: /9,99 US\$.*de 2024/ });
  expect(within(price).getByText('9,99 US$').title).toBe('de 2024');
});

it('names the platform alone when no instructor is known', () => {
  render(<CourseCard {...card} instructor="" />);
  expect(screen.getByText('edX').parentElement?.textContent).toBe('edX');
});

it('falls back from a broken image to the generated cover, and from that to nothing', () => {
  const { rerender } = render(<CourseCard {...card} />);
  const fail = () => fireEvent.error(picture() as HTMLImageElement);
  expect(picture()?.getAttribute('src')).toBe('/covers/a.svg');
  fail();
  expect(picture()?.getAttribute('src')).toBe('/covers/b.svg');
  fail();
  expect(picture()).toBeNull();
  rerender(<CourseCard {...card} imageUrl="/covers/c.svg" />);
  expect(picture()?.getAttribute('src')).toBe('/covers/c.svg');
});

it('asks for the first row at once and for the rest when it is near', () => {
  const { rerender } = render(<CourseCard {...card} isEager />);
  expect(picture()?.getAttribute('loading')).toBe('eager');
  expect(picture()?.getAttribute('fetchpriority')).toBe('high');
  rerender(<CourseCard {...card} />);
  expect(picture()?.getAttribute('loading')).toBe('lazy');
  expect([picture()?.width, picture()?.height]).toEqual([480, 270]);
});

it('renders anew only when something it shows has changed', () => {
  const drawLink = vi.fn(({ children, ...link }: LinkProps) => <a {...link}>{children}</a>);
  const tree = (change?: Partial<CourseCardProps>) => (
    <LinkProvider component={drawLink}>
      <CourseCard {...card} price={{ ...card.price }} {...change} />
    </LinkProvider>
  );
  const { rerender } = render(tree());
  rerender(tree());
  expect(drawLink).toHaveBeenCalledTimes(2);
  rerender(tree({ price: { text: '1,00 US$', kind: 'paid' } }));
  expect(drawLink).toHaveBeenCalledTimes(4);
  rerender(tree({ price: { text: '1,00 US$', kind: 'paid' }, isInCart: true }));
  expect(drawLink).toHaveBeenCalledTimes(6);
});
