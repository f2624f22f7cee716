import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { guided, linkKeys } from '../../../components/documentation/guide.fixture.ts';
import { linesOf } from '../../../components/documentation/linesOf.fixture.ts';
import { CourseCard } from '../../course/CourseCard/CourseCard.tsx';
import { storyCourses } from '../../course/CourseCard/courses.fixture.ts';
import { storySubjects } from '../SubjectChips/subjects.fixture.ts';
import { FacetSummary } from './FacetSummary.tsx';
import { HubHeader } from './HubHeader.tsx';
import { StartingCourses } from './StartingCourses.tsx';

const meta = {
  tags: ['subject page', 'landing', 'tema', 'portada'],
  title: 'Hub',
  component: HubHeader,
  args: {
    title: 'Fotografía y video',
    text: '9 cursos de 2 plataformas. Uno en español y gratis, ocho en inglés, desde 19,99 US$.',
    subjects: { label: 'Temas de Fotografía y video', items: storySubjects },
    cover: { id: 'hub', category: 'Photography & Video' },
  },
  parameters: guided({
    anatomy: [
      ['Breadcrumbs', 'the way up'],
      ['Title', 'the category or subject, the only h1', 'h1'],
      ['Sentence', 'what it holds, with numbers; a skeleton while they are counted'],
      ['Action', 'optional, what can be done with the hub'],
      ['Subjects', 'chips', 'ul'],
      ['Scene', 'the category’s cover on a sill, from 900 px', 'header > svg, header div > svg'],
    ],
    keys: linkKeys,
    spoken: [
      ['Breadcrumbs', 'A navigation with its label'],
      ['Title', 'A heading of level 1'],
      ['Subjects', 'A list with its label; each link says its count in words'],
      ['Bars', 'Links: the value, then its count in words'],
      ['Scene', 'Nothing: it is a drawing'],
    ],
    dos: [
      'Say in the sentence what the hub holds: how many courses, of whom, from what price.',
      'Pass null as the text while the numbers are on their way.',
    ],
    donts: [
      'Praise the subject: the numbers speak.',
      'Leave out the breadcrumbs of a subject: they are the way to its category.',
    ],
    changes: [
      ['2026-11-27', 'Bar lists with larger text stand in fewer columns.'],
      ['2026-11-26', 'In a wide window the starting courses keep the width of a card.'],
      ['2026-11-22', 'Added.'],
    ],
  }),
} satisfies Meta<typeof HubHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Category: Story = { globals: { viewport: { value: 'w1280' } } };

/** The sentence is on its way. */
export const Loading: Story = { args: { text: null, subjects: undefined } };

export const Narrow: Story = { globals: { viewport: { value: 'w320' } } };

/** Short bar lists; each bar is a link, and a list without rows is left out. */
export const AtAGlance: Story = {
  render: () => (
    <FacetSummary
      label="De un vistazo"
      formatCount={String}
      countLabel={(count) => (count === 1 ? '1 curso' : `${count} cursos`)}
      lists={[
        { title: 'Nivel', rows: [{ label: 'Principiante', count: 1, href: '?level=beginner' }] },
        {
          title: 'Idioma',
          rows: [
            { label: 'Español', count: 1, href: '?language=es' },
            { label: 'Inglés', count: 8, href: '?language=en' },
          ],
        },
        { title: 'Tiempo', rows: [] },
      ]}
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Inglés 8 cursos' })).toBeVisible();
    await expect(canvas.queryByText('Tiempo')).toBeNull();
    const barOf = (name: string) =>
      canvas.getByRole('link', { name }).querySelector('rect:last-child')?.getAttribute('width');
    await expect(barOf('Principiante 1 curso')).toBe(barOf('Español 1 curso'));
  },
};

/** With text twice as large the lists stand below each other, so that no word is cut. */
export const AtAGlanceEnlarged: Story = {
  ...AtAGlance,
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvasElement }) => {
    const root = document.documentElement;
    root.style.fontSize = '200%';
    try {
      const label = within(canvasElement).getByText('Principiante');
      await expect(linesOf('Principiante', label)).toBe(1);
    } finally {
      root.style.fontSize = '';
    }
  },
};

const reasons = ['El más corto en español', 'El más despacio', 'Gratis del todo'];

export const WhereToStart: Story = {
  render: () => (
    <StartingCourses
      title="Por dónde empezar"
      starts={reasons.map((reason, place) => {
        const course = storyCourses[place + 1];
        return { reason, card: course && <CourseCard {...course} isEager /> };
      })}
    />
  ),
  globals: { viewport: { value: 'w1280' } },
};
