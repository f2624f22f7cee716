import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { CheckIcon } from '../../../components/icons/ownIcons.tsx';
import { type LinkProps, LinkProvider } from '../../../components/Link/Link.tsx';
import { CourseCard, type CourseCardProps } from './CourseCard.tsx';
import { cardProps } from './cardProps.fixture.tsx';
import { type StoryCourse, short } from './courses.fixture.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const cardWith = (more: Partial<StoryCourse>) =>
  cardProps({ ...short, photoUrl: 'https://img.example/a.jpg', ...more });

const card = cardWith({ isEager: false });

const picture = () => document.querySelector('img');

it('opens the course in a new tab that knows nothing of this one, and says so once', () => {
  render(<CourseCard {...card} />);
  const out = screen.getByRole('link', { name: `${card.title} (se abre en otra pestaña)` });
  expect(out).toHaveProperty('href', card.href);
  expect(out).toHaveProperty('target', '_blank');
  expect(out).toHaveProperty('rel', 'noopener noreferrer');
  expect(screen.getAllByText(/otra pestaña/)).toHaveLength(1);
});

it('compares and saves with one press, each at a stop of its own', async () => {
  const toggles = {
    save: { label: 'Save', isOn: true, onToggle: vi.fn() },
    compare: { label: 'Compare', isOn: false, isShown: false, onToggle: vi.fn() },
  };
  render(<CourseCard {...card} toggles={toggles} />);
  const [title, details] = screen.getAllByRole('link');
  const save = screen.getByRole('button', { name: 'Save', pressed: true });
  const compare = screen.getByRole('button', { name: 'Compare', pressed: false });
  const door = screen.getByRole('button', { name: card.door.addLabel });
  for (const stop of [title, details, compare, save, door, document.body]) {
    await userEvent.tab();
    expect(document.activeElement).toBe(stop);
  }
  await userEvent.dblClick(save);
  expect(toggles.save.onToggle).toHaveBeenCalledOnce();
  await userEvent.click(compare);
  expect(toggles.compare.onToggle).toHaveBeenCalledOnce();
});

it('keeps the whole title in name and tooltip', () => {
  render(<CourseCard {...card} titleLang="es" headingLevel={2} />);
  const heading = screen.getByRole('heading', { level: 2, name: /^Diseño de Jardines/ });
  expect(heading.title).toBe(card.title);
  expect(within(heading).getByText(card.title).lang).toBe('es');
});

it('toggles the cart without following a link', async () => {
  const onToggle = vi.fn();
  const followed = vi.fn();
  render(<CourseCard {...card} door={{ ...card.door, onToggle }} />);
  for (const link of screen.getAllByRole('link')) link.addEventListener('click', followed);
  await userEvent.click(screen.getByRole('button', { name: card.door.addLabel }));
  expect(onToggle).toHaveBeenCalledOnce();
  expect(followed).not.toHaveBeenCalled();
});

it('ignores the repetition of a key that is held', () => {
  const c = vi.fn();
  render(<CourseCard {...card} shortcuts={{ c }} />);
  const door = screen.getByRole('button', { name: card.door.addLabel });
  fireEvent.keyDown(door, { key: 'c' });
  fireEvent.keyDown(door, { key: 'c', repeat: true });
  expect(c).toHaveBeenCalledOnce();
});

it('shows that the course is in the cart', () => {
  render(<CourseCard {...card} door={{ ...card.door, isInCart: true }} />);
  const door = screen.getByRole('button', { name: card.door.removeLabel });
  const check = render(<CheckIcon />).container.querySelector('path');
  expect(door.querySelector('path')).toEqual(check);
});

it('says in plain text what has to be known about a price', () => {
  render(<CourseCard {...card} price={{ text: '9,99 US$', kind: 'paid', notes: ['de 2024'] }} />);
  expect(screen.getByText('9,99 US$')).toBeDefined();
  expect(screen.getByText('de 2024')).toBeDefined();
});

const clickDetails = (isWide: boolean, init?: MouseEventInit) => {
  vi.stubGlobal('matchMedia', () => ({ matches: isWide }));
  const onOpen = vi.fn();
  render(
    <CourseCard
      {...card}
      details={{ label: 'Detalles', accessibleLabel: 'D', href: '#', onOpen }}
    />,
  );
  const isFollowed = fireEvent.click(screen.getByRole('link', { name: 'D' }), init);
  return { opened: onOpen.mock.calls.length, isFollowed };
};

it('opens the quick view on a plain click where there is room, and else follows the link', () => {
  expect(clickDetails(true)).toEqual({ opened: 1, isFollowed: false });
  cleanup();
  expect(clickDetails(false)).toEqual({ opened: 0, isFollowed: true });
  cleanup();
  expect(clickDetails(true, { ctrlKey: true })).toEqual({ opened: 0, isFollowed: true });
});

it('draws the cover where there is no picture or a broken one', () => {
  const { rerender } = render(<CourseCard {...card} />);
  fireEvent.error(screen.getByRole('presentation'));
  expect(picture()).toBeNull();
  expect(document.querySelector('svg[viewBox="0 0 480 270"]')).not.toBeNull();
  rerender(<CourseCard {...cardWith({ photoUrl: 'https://img.example/c.jpg' })} />);
  expect(picture()?.src).toBe('https://img.example/c.jpg');
});

it('asks for the first row at once and for the rest when it is near', () => {
  const { rerender } = render(<CourseCard {...cardWith({ isEager: true })} />);
  expect(picture()?.getAttribute('loading')).toBe('eager');
  expect(picture()?.getAttribute('fetchpriority')).toBe('high');
  rerender(<CourseCard {...card} />);
  expect(picture()?.getAttribute('loading')).toBe('lazy');
});

it('renders again only when a prop changes', () => {
  const drawLink = vi.fn(({ children, ...link }: LinkProps) => <a {...link}>{children}</a>);
  const tree = (change?: Partial<CourseCardProps>) => (
    <LinkProvider component={drawLink}>
      <CourseCard {...card} {...change} />
    </LinkProvider>
  );
  const { rerender } = render(tree());
  rerender(tree());
  expect(drawLink).toHaveBeenCalledTimes(2);
  rerender(tree({ price: { text: '1,00 US$', kind: 'paid' } }));
  expect(drawLink).toHaveBeenCalledTimes(4);
});
