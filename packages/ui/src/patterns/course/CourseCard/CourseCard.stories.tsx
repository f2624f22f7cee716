import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { guided } from '../../../components/documentation/guide.fixture.ts';
import {
  BookmarkIcon,
  CompareIcon,
  NewTabIcon,
  SearchIcon,
} from '../../../components/icons/icons.tsx';
import { widthFrom } from '../../../theme/scale.ts';
import { CardMenu } from '../CardMenu/CardMenu.tsx';
import { CardMenuItem, CardMenuLink } from '../CardMenu/CardMenuItem.tsx';
import { CourseCard } from './CourseCard.tsx';
import { free, long, marked, noFacts, paid, short, unknown } from './courses.fixture.ts';
import { inNarrowList } from './inNarrowList.fixture.tsx';

/** A course in a grid: what one decides by, with at most three stops of the keyboard. */
const meta = {
  tags: ['card', 'tile', 'product', 'tarjeta', 'ficha', 'curso'],
  component: CourseCard,
  args: { ...paid, isEager: true },
  decorators: [inNarrowList],
  parameters: {
    ...guided({
      anatomy: [
        ['Cover', 'drawn, or the platform’s own picture; a part of the link', 'svg'],
        ['Title', 'a heading, clamped; leads to the platform', 'h3'],
        ['Who', 'platform and instructor', 'a + p'],
        ['Facts', 'level, language, time, certificate', 'a + p + div p'],
        ['Details', 'their link, and the menu beside it', 'a[href^="?course"]'],
        ['Price', 'with its notes', '[data-kind]'],
        ['Door', 'puts the course into the cart', 'button'],
        ['Tag', 'optional, one line: why it is shown, that it is saved'],
      ],
      keys: [
        ['Tab', 'Title, details, door: three stops at most'],
        ['Left and right arrow', 'Move between the details and the menu beside them'],
        ['Enter', 'On the title, opens the course in a new tab'],
        ['Arrow keys, Home, End', 'In the menu, move among its items'],
        ['Escape', 'Closes the menu'],
        ['Keys of shortcuts', 'What they say, while something in the card has the focus'],
      ],
      spoken: [
        ['Title', 'A link and a heading that says it opens a new tab'],
        ['Facts and price', 'Read as paragraphs, also the unknown ones'],
        ['Details', 'A link named with the course'],
        [
          'Menu',
          'A button with a popup menu, “expanded” while it is open; its items are menu items, “checked” where they are on',
        ],
        ['Door', 'A button: “Agregar al carrito: …”, then “Quitar del carrito: …”'],
        ['Cover', 'Nothing: it is a drawing'],
      ],
      dos: [
        "Pass cover always, with a scene from coverScenes in a list, and the platform's own picture as photoUrl where there is one: a broken picture never leaves a hole.",
        "Say every fact, also the unknown ones: 'Level unknown' keeps its place.",
        "Put the certificate's price and the years of a price into its notes, not into a tooltip.",
        "Name the door with the course: 'Add Acoustics to the cart', so that a list of buttons can be told apart.",
        "Set titleLang when the title is not in the page's language, and isEager for the first row only.",
        'On a result, pass titleParts with the words that were found, and a tag only where the reason is not plain.',
        'Give the same objects and functions at every render: the card compares them by identity.',
        "Give an unknown price kind: 'unknown' and words that send the reader to the platform.",
      ],
      donts: [
        'Show 0, or free, for a price that nobody knows.',
        'Put a box, a border or a shadow round the card; only its cover casts one, under the pointer.',
        'Cut the title yourself: the card clamps it and keeps the whole in its name and tooltip.',
        'Add badges or more buttons. The card has three stops: the way out, the details, the door.',
      ],
      changes: [
        ['2026-11-26', 'The details are the second stop; the right arrow leads to the menu.'],
        ['2026-11-26', 'A link of the menu may open a new tab.'],
        ['2026-11-22', 'menu, shortcuts and tag are new.'],
        ['2026-11-21', 'titleParts marks the words that were found.'],
      ],
    }),
  },
} satisfies Meta<typeof CourseCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Three stops: the way to the platform, the details, the door. */
export const Paid: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const [out, details, ...others] = canvas.getAllByRole('link');
    await expect(others).toEqual([]);
    await expect(out).toHaveAccessibleName(`${args.title} (${args.newTabLabel})`);
    await expect(out).toHaveAttribute('target', '_blank');
    await expect(details).toHaveAccessibleName(args.details?.accessibleLabel ?? '');
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
  },
};

export const InCart: Story = { args: { door: { ...paid.door, isInCart: true } } };

export const Free: Story = { args: free };

/** Lessons and certificate cost nothing. */
export const TrulyFree: Story = {
  args: {
    ...free,
    price: { text: 'Gratis de verdad', kind: 'free', notes: ['también el certificado'] },
  },
};

export const UnknownPrice: Story = { args: unknown };

export const NothingKnown: Story = {
  args: { facts: { ...noFacts, language: { text: 'Idioma sin dato', isUnknown: true } } },
};

export const RatingWithCount: Story = {
  args: { facts: { ...unknown.facts, rating: { text: '4,8', count: '(1.204)' } } },
};

/** Lower than Aulario saw it before. */
export const PriceFallen: Story = {
  args: {
    price: {
      text: '19,99 US$',
      kind: 'reduced',
      before: { text: '54,99 US$', label: 'antes' },
      notes: ['35,00 US$ menos', 'que el 3 mar.'],
    },
  },
};

export const Owned: Story = {
  args: {
    ...free,
    price: { text: 'Ya lo tienes', kind: 'owned', notes: ['comprado el 3 mar.'] },
    door: { label: `Ver en Mis cursos: ${free.title}`, href: '?mine', leadsTo: 'owned' },
  },
};

export const Gone: Story = {
  args: {
    price: {
      text: 'Ya no se ofrece',
      kind: 'discontinued',
      notes: ['visto por última vez en 2024'],
    },
    door: { label: `Cursos parecidos a ${paid.title}`, href: '?like', leadsTo: 'similar' },
  },
};

/** Saved, compared, found for a reason: one line at the foot. */
export const Tagged: Story = {
  args: { tag: 'Coincide en otro idioma: programación = programming' },
};

/** The words that were found are marked; name and tooltip hold the whole title. */
export const MarkedWords: Story = {
  args: { titleParts: marked(paid.title, ['OpenAI', 'Python']) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading')).toHaveAttribute('title', args.title);
    const [title] = canvas.getAllByRole('link');
    await expect(title).toHaveAccessibleName(`${args.title} (${args.newTabLabel})`);
    await expect(title?.querySelectorAll('mark')).toHaveLength(2);
  },
};

export const LongTitle: Story = {
  args: { ...long, titleParts: marked(long.title, ['calidad', 'diversidad']) },
};

export const ShortTitle: Story = { args: { ...short, instructor: undefined } };

/** The platform's picture cannot be loaded: the drawn cover takes its place. */
export const BrokenImage: Story = {
  args: { photoUrl: '/no-such-picture.jpg' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await expect(canvasElement.querySelector('svg[viewBox="0 0 480 270"]')).toBeVisible();
  },
};

/** The door puts the course into the cart, also on a double click, and follows no link. */
export const AddToCart: Story = {
  render: function Render(args) {
    const [isInCart, setInCart] = useState(false);
    const door = { ...paid.door, isInCart, onToggle: () => setInCart(!isInCart) };
    return <CourseCard {...args} door={door} />;
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const followed = fn((event: Event) => event.preventDefault());
    for (const link of canvas.getAllByRole('link')) link.addEventListener('click', followed);
    await userEvent.dblClick(canvas.getByRole('button', { name: paid.door.addLabel }));
    await expect(followed).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: paid.door.removeLabel })).toBeVisible();
  },
};

/** From 960 px the details open over the grid; below that they are a link to the course's page. */
export const OpenDetails: Story = {
  args: { details: { label: 'Detalles', accessibleLabel: 'Detalles', href: '#', onOpen: fn() } },
  play: async ({ canvasElement, args }) => {
    const isWide = matchMedia(widthFrom('sidebar')).matches;
    await userEvent.click(within(canvasElement).getByRole('link', { name: 'Detalles' }));
    await expect(args.details?.onOpen).toHaveBeenCalledTimes(isWide ? 1 : 0);
  },
};

/** The menu is a stop in place of the details; arrows move in it, Escape gives the focus back. */
export const Menu: Story = {
  args: {
    menu: (
      <CardMenu label={`Más opciones: ${paid.title}`}>
        <CardMenuLink icon={<SearchIcon />} label="Detalles" href="?details" />
        <CardMenuItem
          icon={<BookmarkIcon />}
          label="Guardar para después"
          isChecked
          onSelect={fn()}
        />
        <CardMenuItem icon={<CompareIcon />} label="Comparar" isChecked={false} onSelect={fn()} />
        <CardMenuLink
          icon={<NewTabIcon />}
          label="Abrir en Udemy"
          href={paid.href}
          newTabLabel="se abre en otra pestaña"
        />
      </CardMenu>
    ),
    shortcuts: { c: fn() },
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /^Detalles/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    const button = canvas.getByRole('button', { name: /^Más opciones/ });
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'Detalles' })).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}');
    const out = canvas.getByRole('menuitem', { name: 'Abrir en Udemy (se abre en otra pestaña)' });
    await expect(out).toHaveFocus();
    await expect(out).toHaveAttribute('target', '_blank');
    await userEvent.keyboard('{ArrowUp}c');
    await expect(canvas.getByRole('menuitemcheckbox', { name: 'Comparar' })).toHaveFocus();
    await expect(args.shortcuts?.['c']).not.toHaveBeenCalled();
    await userEvent.keyboard('{Home}{ArrowDown}');
    const saved = canvas.getByRole('menuitemcheckbox', { name: /^Guardar/, checked: true });
    await expect(saved).toHaveFocus();
  },
};

/** The ring stands round the whole card. */
export const Focused: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const [title] = within(canvasElement).getAllByRole('link');
    await expect(title).toHaveFocus();
  },
};
