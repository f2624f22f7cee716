import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../../../components/Button/Button.tsx';
import { free, long, paid, unknown } from '../CourseCard/courses.fixture.ts';
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
  },
} satisfies Meta<typeof CourseShelf>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Four courses; on a narrow page the shelf scrolls inside itself. */
export const Courses: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: `Qué hacer con ${paid.title}` }));
    await expect(menu).toHaveBeenCalled();
  },
};

export const Empty: Story = { args: { count: '0 cursos', children: [] } };
