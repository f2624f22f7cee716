import { CourseCard, CourseGrid } from '@aulario/ui';
import { guided } from '@aulario/ui/fixtures/components/documentation/guide.ts';
import { linesOf } from '@aulario/ui/fixtures/components/documentation/linesOf.ts';
import { cardProps } from '@aulario/ui/fixtures/patterns/course/CourseCard/cardProps.tsx';
import { storyCourses } from '@aulario/ui/fixtures/patterns/course/CourseCard/courses.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { CoursePage } from './CoursePage.tsx';
import { CourseSection } from './CourseSection.tsx';
import { storyCoursePage, unknownCoursePage } from './coursePage.fixture.tsx';

const tags = ['Menos semanas: 7', 'Gratis, en inglés; sin horas', 'Sin certificado', 'Más largo'];

const meta = {
  tags: ['detail', 'product page', 'detalle', 'ficha', 'curso'],
  component: CoursePage,
  args: {
    ...storyCoursePage,
    similar: (
      <CourseSection title="Parecidos, y en qué se diferencian">
        <CourseGrid label="Cursos parecidos">
          {storyCourses.slice(2, 6).map((course, place) => (
            <CourseCard
              key={course.href}
              {...cardProps({ ...course, isEager: false })}
              tag={tags[place]}
            />
          ))}
        </CourseGrid>
      </CourseSection>
    ),
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
      ['Breadcrumbs', 'the way up', 'nav'],
      ['Head', 'title, headline, who it is by', 'h1'],
      ['Facts', 'the figures by which one decides', 'section dl'],
      [
        'Entry',
        'cover, price, action and the way out, on a sill',
        'section[aria-label]:has(button)',
      ],
      ['Sections', 'what is free, what one learns, the record', 'section h2'],
      ['Similar', 'optional, over the full width', 'ul[aria-label]'],
      ['Bar', 'price and actions at the foot, below 1000 px'],
    ],
    keys: [['Tab', 'Breadcrumbs, head, entry, sections, then the bar']],
    spoken: [
      ['Breadcrumbs', 'A navigation with its label'],
      ['Title', 'A heading of level 1'],
      ['Facts and entry', 'Regions with their labels; facts are terms with their values'],
      ['Sections', 'Regions, each named by its heading of level 2'],
      ['Small actions', 'Buttons, each named by what a press does'],
      ['Chapter', '“expanded” or “collapsed”'],
    ],
    dos: [
      'Say in the note who takes the money.',
      'Pass the same action to the bar as to the entry.',
    ],
    donts: [
      'Hide a fact that nobody knows: say that it is unknown.',
      'Add a second primary action.',
    ],
    changes: [
      ['2026-11-27', 'The labels of a fact list keep their words whole.'],
      ['2026-11-26', 'comparison is new.'],
      ['2026-11-22', 'Added.'],
    ],
  }),
} satisfies Meta<typeof CoursePage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The document's order: title, facts, entry, the rest. */
export const Complete: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const facts = canvas.getByRole('region', { name: 'Datos del curso' });
    const entry = canvas.getByRole('region', { name: 'Precio y acciones' });
    const following = Node.DOCUMENT_POSITION_FOLLOWING;
    await expect(facts.compareDocumentPosition(entry)).toBe(following);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Python');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const LittleKnown: Story = { args: { ...unknownCoursePage, similar: undefined } };

/** Price and action stand in a bar at the foot; the cover is lifted above the title. */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };

export const Smallest: Story = {
  args: { ...unknownCoursePage, similar: undefined },
  globals: { viewport: { value: 'w320' } },
};

/** No word of a label is cut. */
export const SmallestFacts: Story = {
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvasElement }) => {
    const label = within(canvasElement).getByText('Última comprobación');
    await expect(linesOf('comprobación', label)).toBe(1);
  },
};
