import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../../components/Button/Button.tsx';
import { free, long } from '../CourseCard/courses.fixture.ts';
import { CourseLine, CourseLines } from './CourseLine.tsx';

const line = ({ cover, title, titleLang, href, platform, instructor }: typeof free) => ({
  ...{ cover, title, titleLang, href, platform, instructor },
  newTabLabel: 'se abre en otra pestaña',
  children: <p>Gratis · desde el 2 nov 2026</p>,
  end: <Button variant="ghost">Agregar al carrito</Button>,
});

const meta = {
  tags: ['list item', 'row', 'fila', 'línea'],
  component: CourseLine,
  args: line(free),
  decorators: [
    (Story) => (
      <CourseLines>
        <Story />
        <CourseLine {...line(long)} />
      </CourseLines>
    ),
  ],
} satisfies Meta<typeof CourseLine>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A usual title and a long one. */
export const Lines: Story = {};
