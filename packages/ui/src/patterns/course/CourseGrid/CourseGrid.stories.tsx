import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { guided } from '../../../components/documentation/guide.fixture.ts';
import { coverScenes } from '../../../covers/cover.ts';
import { widthFrom } from '../../../theme/scale.ts';
import { CourseCard } from '../CourseCard/CourseCard.tsx';
import { cardProps } from '../CourseCard/cardProps.fixture.tsx';
import {
  long,
  paid,
  type StoryCourse,
  short,
  storyCourses,
  unknown,
} from '../CourseCard/courses.fixture.ts';
import { CourseGrid } from './CourseGrid.tsx';

const cards = (courses: readonly StoryCourse[]) => {
  const scenes = coverScenes(courses.map(({ cover }) => cover));
  return courses.map((course, place) => (
    <CourseCard
      key={course.href}
      {...cardProps({ ...course, cover: { ...course.cover, scene: scenes[place] } })}
    />
  ));
};

const meta = {
  tags: ['list', 'cards', 'cuadrícula', 'lista', 'tarjetas'],
  component: CourseGrid,
  args: { label: 'Cursos', children: cards(storyCourses) },
  parameters: guided({
    anatomy: [
      ['List', 'named after what is in it', 'ul'],
      ['Rows', 'shared by the parts of the cards, so that they line up', 'h3'],
    ],
    keys: [['Tab', 'Moves through the cards in reading order']],
    spoken: [
      ['List', 'The label, and how many items'],
      ['Card', 'As a CourseCard says it'],
    ],
    dos: [
      "Name the list after what is in it: 'Courses in Music'.",
      'Fill it with CourseCards or other list items, nothing between them.',
      'Leave the columns to it: one lying card below 360 px, then two, three from 720, four from 1120.',
    ],
    donts: [
      'Place a banner, an advert or a heading among the cards.',
      'Set widths on the cards or clamp their text further; the cards of a row share their rows, so that facts, prices and doors line up by themselves.',
      'Render an empty grid: that is an EmptyState.',
    ],
    changes: [
      [
        '2026-11-30',
        'Four columns on the widest windows too, so that a page of twelve fills whole rows.',
      ],
      ['2026-11-21', 'Cards far below the window are not laid out.'],
    ],
  }),
} satisfies Meta<typeof CourseGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FullPage: Story = {
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list', { name: 'Cursos' });
    const items = Array.from(list.children);
    await expect(items).toHaveLength(storyCourses.length);
  },
};

export const OneCourse: Story = { args: { children: cards([paid]) } };

/** Titles of different lengths in one row: facts and prices of all of them stand at one height. */
export const UnevenRow: Story = {
  args: { children: cards([paid, unknown, long, short]) },
  play: async ({ canvasElement }) => {
    // Where there are fewer columns the four do not share a row.
    if (!matchMedia(widthFrom('wide')).matches) return;
    const canvas = within(canvasElement);
    for (const parts of [
      canvas.getAllByRole('link', { name: /^Detalles/ }),
      canvas.getAllByRole('button'),
    ]) {
      const heights = parts.map((part) => Math.round(part.getBoundingClientRect().bottom));
      await expect(new Set(heights).size).toBe(1);
    }
  },
};

/** A price that leaves no room breaks; the door stays in its place. */
export const LongPrices: Story = {
  args: {
    children: cards([
      { ...paid, price: { text: '12.345.678,90 US$', kind: 'paid' } },
      { ...long, price: { text: 'Precio en la web de la plataforma', kind: 'unknown' } },
    ]),
  },
  globals: { viewport: { value: 'w360' } },
};

/** A page of twelve fills the last row of the widest window. */
export const Wide: Story = {
  args: {
    children: Array.from({ length: 12 }, (_, place) => (
      <CourseCard
        key={String(place)}
        {...cardProps(storyCourses[place % storyCourses.length] ?? paid)}
      />
    )),
  },
  globals: { viewport: { value: 'w1560' } },
  play: async ({ canvasElement }) => {
    const items = within(canvasElement).getAllByRole('listitem');
    const tops = items.map((item) => item.getBoundingClientRect().top);
    const inRow = (top: number | undefined) => tops.filter((each) => each === top).length;
    await expect(inRow(tops.at(-1))).toBe(inRow(tops[0]));
  },
};

/** One lying card per row on the smallest telephones. */
export const Narrow: Story = { globals: { viewport: { value: 'w320' } } };

/** Two columns on a telephone. */
export const Pairs: Story = { globals: { viewport: { value: 'w360' } } };

/** Far cards of a long list cost nothing until they are near; their sills are not cut off. */
export const LongList: Story = {
  args: {
    children: Array.from({ length: 48 }, (_, place) => {
      const course = storyCourses[place % storyCourses.length] ?? paid;
      return <CourseCard key={String(place)} {...cardProps({ ...course, isEager: false })} />;
    }),
  },
  decorators: [
    (Story) => (
      <div style={{ height: 560, padding: 16, overflow: 'auto' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const cards = Array.from(within(canvasElement).getByRole('list', { name: 'Cursos' }).children);
    const visibility = (place: number) => {
      const card = cards[place];
      return card && getComputedStyle(card).contentVisibility;
    };
    await expect([visibility(0), visibility(23)]).toEqual(['visible', 'visible']);
    await expect(visibility(24)).toBe('auto');
  },
};
