import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../../components/Button/Button.tsx';
import { guided, linkKeys } from '../../../components/documentation/guide.fixture.ts';
import { free, long } from '../CourseCard/courses.fixture.ts';
import { CourseLine, CourseLines } from './CourseLine.tsx';

const line = ({ cover, title, titleLang, href, platform, instructor }: typeof free) => ({
  ...{ cover, title, titleLang, href, platform, instructor },
  newTabLabel: 'se abre en otra pestaña',
  children: <p>Gratis · en tus cursos desde el 2 nov 2026</p>,
  end: <Button variant="ghost">Agregar al carrito</Button>,
});

const meta = {
  tags: ['list item', 'row', 'fila', 'línea'],
  component: CourseLine,
  subcomponents: { CourseLines },
  args: line(free),
  decorators: [
    (Story) => (
      <CourseLines>
        <Story />
        <CourseLine {...line(long)} />
      </CourseLines>
    ),
  ],
  parameters: guided({
    anatomy: [
      ['Cover', 'drawn, or the platform’s own picture', 'svg'],
      ['Title', 'the link to the platform', 'h3'],
      ['Who', 'platform and instructor', 'h3 + p'],
      ['What is known', 'optional, such as when it was bought', 'h3 + p + p'],
      ['End', 'optional, a price or what can be done', 'button'],
    ],
    keys: linkKeys,
    spoken: [
      ['Title', 'A heading of level 3 and a link that says it opens a new tab'],
      ['Rest', 'Read as paragraphs'],
      ['Cover', 'Nothing: it is a drawing'],
    ],
    dos: ['Use it where a list says something of each course, such as its progress.'],
    donts: ['Use it for results of a search: they are cards.'],
    changes: [
      ['2026-11-30', 'A list of lines is at most 1000 px wide.'],
      ['2026-11-26', 'details, a link to the course’s page, is new.'],
      ['2026-11-26', 'headingLevel is new.'],
      ['2026-11-26', 'It can show facts, price and the door to the cart.'],
      ['2026-11-22', 'Added.'],
    ],
  }),
} satisfies Meta<typeof CourseLine>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A usual title and a long one. */
export const Lines: Story = {};

/** A course of a shared list, with what one decides by. */
export const WithFactsAndPrice: Story = {
  args: {
    facts: free.facts,
    details: free.details,
    price: free.price,
    cart: free.door,
    end: undefined,
    children: <p>«La haría primero: la más corta.»</p>,
  },
};
