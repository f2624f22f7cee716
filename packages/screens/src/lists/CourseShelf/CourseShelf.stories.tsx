import { Button } from '@aulario/ui';
import { guided } from '@aulario/ui/fixtures/components/documentation/guide.ts';
import {
  free,
  long,
  paid,
  unknown,
} from '@aulario/ui/fixtures/patterns/course/CourseCard/courses.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CourseShelf } from './CourseShelf.tsx';
import { ShelfCourse } from './ShelfCourse.tsx';

const menu = fn();

const courses = [paid, free, unknown, long].map(({ cover, title, titleLang, href }) => (
  <ShelfCourse
    key={title}
    {...{ cover, title, titleLang, href }}
    id={title}
    newTabLabel="se abre en otra pestaña"
    menuLabel={`Qué hacer con ${title}`}
    onMenu={menu}
    onDrop={fn()}
  />
));

const meta = {
  tags: ['list', 'wish list', 'lista', 'favoritos'],
  component: CourseShelf,
  args: {
    title: 'Para después',
    count: '4 cursos',
    empty: 'Todavía no hay nada en esta lista.',
    actions: <Button variant="quiet">Compartir</Button>,
    children: courses,
    onDrop: fn(),
  },
  parameters: guided({
    anatomy: [
      ['Title', 'the list’s name, a heading', 'h2'],
      ['Count', 'how many courses it has', 'p'],
      ['Actions', 'what can be done with the list', 'button'],
      ['Courses', 'on a sill, each with its own menu', 'ul'],
      ['Empty words', 'on the shelf while nothing is on it'],
    ],
    keys: [
      ['Tab', 'Actions, then each course’s title and menu'],
      [
        'Enter, Space',
        'On a menu’s button, opens it; there the course can be moved without dragging',
      ],
    ],
    spoken: [
      ['Shelf', 'A region and a list with the title as name; the title is a heading of level 2'],
      ['Course', 'A heading of level 3 and a link that says it opens a new tab'],
      ['Menu', 'A button named with the course, with a popup menu, “expanded” while it is open'],
    ],
    dos: ['Offer in the menu every place to which a course can be dragged.'],
    donts: ['Make dragging the only way to sort.'],
    changes: [
      ['2026-11-26', 'Actions stand on one middle line, 44 px high, also with a menu alone.'],
      ['2026-11-26', 'Actions end at the right edge, and begin at the left one on a phone.'],
      ['2026-11-26', 'Courses begin below the title’s left edge, apart from the actions.'],
      ['2026-11-22', 'Added.'],
      ['2026-11-23', 'A course can be dropped on an empty shelf, and beside the courses of one.'],
    ],
  }),
} satisfies Meta<typeof CourseShelf>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Four courses; on a narrow page the shelf scrolls inside itself. */
export const Courses: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const edgeOf = (level: number) =>
      canvas.getAllByRole('heading', { level })[0]?.getBoundingClientRect().left;
    await expect(edgeOf(3)).toBe(edgeOf(2));
    await userEvent.click(canvas.getByRole('button', { name: `Qué hacer con ${paid.title}` }));
    await expect(menu).toHaveBeenCalled();
  },
};

export const Empty: Story = { args: { count: '0 cursos', children: [] } };
