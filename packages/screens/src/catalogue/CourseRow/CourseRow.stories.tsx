import { CourseCard, CourseCardSkeleton } from '@aulario/ui';
import { guided } from '@aulario/ui/fixtures/components/documentation/guide.ts';
import { cardProps } from '@aulario/ui/fixtures/patterns/course/CourseCard/cardProps.tsx';
import { storyCourses } from '@aulario/ui/fixtures/patterns/course/CourseCard/courses.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { CourseRow } from './CourseRow.tsx';

const cards = (count: number) =>
  storyCourses
    .slice(0, count)
    .map((course) => <CourseCard key={course.href} {...cardProps(course)} />);

const meta = {
  tags: ['carousel', 'shelf', 'carrusel', 'fila'],
  component: CourseRow,
  args: {
    title: 'Para ti',
    reason: 'Porque guardaste la categoría Desarrollo software y web.',
    children: cards(4),
  },
  decorators: [
    (Story) => (
      <div style={{ padding: '0 16px' }}>
        <Story />
      </div>
    ),
  ],
  parameters: guided({
    anatomy: [
      ['Title', 'a heading', 'h2'],
      ['Reason', 'optional, why these courses', 'h2 + p, p'],
      ['More', 'optional, a link to all of them'],
      ['Row', 'scrolls sideways where it does not fit', 'ul'],
    ],
    keys: [['Tab', 'Moves through the cards and scrolls each into view']],
    spoken: [
      ['Row', 'A region with the title as name; the title is a heading of level 2'],
      ['More', 'A link, named by its label and the title of the row'],
      ['Courses', 'A list, and how many items'],
    ],
    dos: [
      'Say the reason in one sentence when the courses were chosen for somebody.',
      'Give four courses, or eight at most; the row scrolls sideways where they do not fit.',
      'Fill the row with CourseCardSkeletons while they are on their way: its height stays.',
    ],
    donts: [
      'Put two rows with the same reason on a page.',
      'Repeat a course that is already in the cart, or in the row above.',
      'Use it for results: they have pages, a CourseGrid shows them.',
    ],
    changes: [
      ['2026-11-30', 'Four courses beside each other on the widest windows too.'],
      ['2026-11-30', 'The name of the link to all of them ends with the title of the row.'],
      ['2026-11-21', 'Added.'],
    ],
  }),
} satisfies Meta<typeof CourseRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithReason: Story = {
  play: async ({ canvasElement }) => {
    const row = within(canvasElement).getByRole('region', { name: 'Para ti' });
    await expect(within(row).getAllByRole('button')).toHaveLength(4);
  },
};

/** More than fit: the row scrolls sideways, never the page. */
export const WithMore: Story = {
  args: {
    title: 'Cursos populares',
    reason: undefined,
    more: { label: 'Ver todos', href: '?' },
    children: cards(8),
  },
  play: async ({ canvasElement }) => {
    const more = within(canvasElement).getByRole('link', { name: 'Ver todos Cursos populares' });
    await expect(more).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const OneCourse: Story = { args: { children: cards(1) } };

/** While the courses are on their way. */
export const Loading: Story = {
  args: { children: ['a', 'b', 'c', 'd'].map((key) => <CourseCardSkeleton key={key} />) },
};

export const English: Story = {
  args: { title: 'For you', reason: 'Because you saved the category Music.' },
};

/** Where cover and text are beside each other, the cards are still in one row. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    const tops = canvas.getAllByRole('listitem').map((card) => card.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(1);
  },
};

export const LongText: Story = {
  args: {
    title: 'Cursos parecidos a los que ya tienes en el carrito',
    reason:
      'Porque tienes en el carrito «Educación de calidad para todos: equidad, inclusión y atención a la diversidad».',
    more: { label: 'Ver todos los cursos parecidos', href: '?' },
  },
  globals: { viewport: { value: 'w320' } },
};
