import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { allStates } from '../../../components/documentation/allStates.fixture.tsx';
import { guided } from '../../../components/documentation/guide.fixture.ts';
import { linesOf } from '../../../components/documentation/linesOf.fixture.ts';
import { widthFrom } from '../../../theme/scale.ts';
import { CourseCard } from './CourseCard.tsx';
import { cardProps } from './cardProps.fixture.tsx';
import {
  discontinuedPrice,
  free,
  long,
  marked,
  noFacts,
  ownedPrice,
  paid,
  reducedPrice,
  rich,
  short,
  unknown,
} from './courses.fixture.ts';
import { inNarrowList } from './inNarrowList.fixture.tsx';

const toggles = {
  save: { label: `Guardar para después: ${paid.title}`, isOn: false, onToggle: fn() },
  compare: { label: `Comparar: ${paid.title}`, isOn: false, isShown: false, onToggle: fn() },
};

/** A course in a grid: what one decides by, and one press each to open, look into, compare, save and buy it. */
const meta = {
  tags: ['card', 'tile', 'product', 'tarjeta', 'ficha', 'curso'],
  component: CourseCard,
  args: { ...cardProps(rich), toggles },
  decorators: [inNarrowList],
  parameters: {
    ...guided({
      anatomy: [
        ['Cover', 'drawn, or the platform’s own picture; a part of the link', 'svg'],
        ['Title', 'a heading, clamped; leads to the platform', 'h3'],
        ['Who', 'platform and instructor', 'a + p'],
        ['Facts', 'level, language, time, rating', 'a + p + div p'],
        ['Details', 'their link', 'a[href^="?course"]'],
        ['Toggles', 'compare and save the course', '[aria-pressed]'],
        ['Price', 'with its notes', '[data-kind]'],
        ['Door', 'puts the course into the cart', '[data-kind] + button'],
        ['Tag', 'optional, one line: why it is shown', 'li > div:last-child'],
      ],
      keys: [
        ['Tab', 'Title, details, compare, save, door'],
        ['Enter', 'On the title, opens the course in a new tab'],
        ['Keys of shortcuts', 'What they say, while something in the card has the focus'],
      ],
      spoken: [
        ['Title', 'A link and a heading that says it opens a new tab'],
        ['Facts and price', 'Read as paragraphs, also the unknown ones'],
        ['Details', 'A link named with the course'],
        ['Toggles', 'Buttons named with the course, “pressed” where they are on'],
        ['Door', 'A button: “Agregar al carrito: …”, then “Quitar del carrito: …”'],
        ['Cover', 'Nothing: it is a drawing'],
      ],
      dos: [
        "Give CourseCover a scene from coverScenes in a list, and the platform's own picture as photoUrl where there is one: a broken picture never leaves a hole.",
        "Say every fact, also the unknown ones: 'Level unknown' keeps its place.",
        "Put the certificate's price and the years of a price into its notes, not into a tooltip.",
        "Name the door with the course: 'Add Acoustics to the cart', so that a list of buttons can be told apart.",
        "Set titleLang when the title is not in the page's language, and isEager of CourseCover for the first row only.",
        'On a result, pass the title in parts with the words that were found marked, and a tag only where the reason is not plain.',
        'Give the same objects and functions at every render: the card compares them by identity.',
        "Give an unknown price kind: 'unknown' and words that send the reader to the platform.",
      ],
      donts: [
        'Show 0, or free, for a price that nobody knows.',
        'Put a box, a border or a shadow round the card; only its cover casts one, under the pointer.',
        'Cut the title yourself: the card clamps it and keeps the whole in its name and tooltip.',
        'Add badges or more buttons: at rest a card shows four controls.',
      ],
      changes: [
        [
          '2026-11-29',
          'picture is the cover’s place: who draws none does not load it. title takes parts.',
        ],
        ['2026-11-29', 'toggles take the place of menu: save and compare take one press.'],
        ['2026-11-22', 'shortcuts and tag are new.'],
        ['2026-11-21', 'titleParts marks the words that were found.'],
      ],
    }),
  },
} satisfies Meta<typeof CourseCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** All that a card can say: the way to the platform, the details and the door. */
export const Paid: Story = {
  args: { tag: 'Coincide en otro idioma: programación = programming' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const [out, details, ...others] = canvas.getAllByRole('link');
    await expect(others).toEqual([]);
    await expect(out).toHaveAccessibleName(`${args.title} (${args.newTabLabel})`);
    await expect(out).toHaveAttribute('target', '_blank');
    await expect(details).toHaveAccessibleName(args.details?.accessibleLabel ?? '');
    await expect(canvas.getAllByRole('button')).toHaveLength(3);
  },
};

export const InCart: Story = { args: { door: { ...paid.door, isInCart: true } } };

export const Free: Story = { args: cardProps(free) };

/** Lessons and certificate cost nothing. */
export const TrulyFree: Story = {
  args: {
    ...cardProps(free),
    price: { text: 'Gratis de verdad', kind: 'free', notes: ['también el certificado'] },
  },
};

export const UnknownPrice: Story = { args: cardProps(unknown) };

export const NothingKnown: Story = {
  args: { facts: { ...noFacts, language: { text: 'Idioma sin dato', isUnknown: true } } },
};

export const RatingWithCount: Story = {
  args: { facts: { ...unknown.facts, rating: { text: '4,8', count: '(1.204)' } } },
};

/** Lower than Aulario saw it before. */
export const PriceFallen: Story = {
  args: {
    price: reducedPrice,
  },
};

export const Owned: Story = {
  args: {
    ...cardProps(free),
    price: ownedPrice,
    door: { label: `Ver en Mis cursos: ${free.title}`, href: '?mine', leadsTo: 'owned' },
  },
};

export const Gone: Story = {
  args: {
    price: discontinuedPrice,
    door: { label: `Cursos parecidos a ${paid.title}`, href: '?like', leadsTo: 'similar' },
  },
};

/** Found for a reason: one line at the foot. */
export const Tagged: Story = {
  args: { tag: 'Coincide en otro idioma: programación = programming' },
};

/** The words that were found are marked; name and tooltip hold the whole title. */
export const MarkedWords: Story = {
  args: { title: marked(paid.title, ['OpenAI', 'Python']) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading')).toHaveAttribute('title', paid.title);
    const [title] = canvas.getAllByRole('link');
    await expect(title).toHaveAccessibleName(`${paid.title} (${args.newTabLabel})`);
    await expect(title?.querySelectorAll('mark')).toHaveLength(2);
  },
};

export const LongTitle: Story = {
  args: { ...cardProps(long), title: marked(long.title, ['calidad', 'diversidad']) },
};

export const ShortTitle: Story = { args: { ...cardProps(short), instructor: undefined } };

/** The platform's picture cannot be loaded: the drawn cover takes its place. */
export const BrokenImage: Story = {
  args: cardProps({ ...rich, photoUrl: '/no-such-picture.jpg' }),
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

/** At rest only the bookmark is seen; the other button comes with the pointer or the focus. */
export const Toggles: Story = {
  args: { shortcuts: { c: fn() } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const save = canvas.getByRole('button', { name: toggles.save.label, pressed: false });
    const compare = canvas.getByRole('button', { name: toggles.compare.label, pressed: false });
    for (let stop = 0; stop < 4; stop += 1) await userEvent.tab();
    await expect(save).toHaveFocus();
    await expect(getComputedStyle(compare).opacity).toBe('1');
    await userEvent.keyboard('{Enter}c');
    await expect(args.toggles?.save.onToggle).toHaveBeenCalledOnce();
    await expect(args.shortcuts?.['c']).toHaveBeenCalledOnce();
    await userEvent.dblClick(compare);
    await expect(args.toggles?.compare.onToggle).toHaveBeenCalledOnce();
  },
};

/** Both are on. */
export const SavedAndCompared: Story = {
  args: {
    toggles: {
      save: { ...toggles.save, isOn: true },
      compare: { ...toggles.compare, isOn: true, isShown: true },
    },
  },
};

/** Another course is compared: the button is seen on every card. */
export const WhileComparing: Story = {
  args: { toggles: { ...toggles, compare: { ...toggles.compare, isShown: true } } },
};

/** With text twice as large the buttons go below the link, whose word is not cut. */
export const Enlarged: Story = {
  play: async ({ canvasElement }) => {
    const root = document.documentElement;
    root.style.fontSize = '200%';
    try {
      const label = within(canvasElement).getByText('Detalles');
      await expect(linesOf('Detalles', label)).toBe(1);
    } finally {
      root.style.fontSize = '';
    }
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

export const AllStates: Story = allStates({
  states: {
    ...{ Paid, InCart, Free, TrulyFree, UnknownPrice, NothingKnown, RatingWithCount, PriceFallen },
    ...{
      Owned,
      Gone,
      Tagged,
      MarkedWords,
      LongTitle,
      ShortTitle,
      SavedAndCompared,
      WhileComparing,
    },
  },
  widthPx: 242,
  scale: 0.6,
  draw: (args) => (
    <ul style={{ display: 'grid' }}>
      <CourseCard {...args} />
    </ul>
  ),
});
