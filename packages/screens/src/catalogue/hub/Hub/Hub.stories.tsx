import { CourseCard } from '@aulario/ui';
import { guided, linkKeys } from '@aulario/ui/fixtures/components/documentation/guide.ts';
import { storySubjects } from '@aulario/ui/fixtures/patterns/browse/SubjectChips/subjects.ts';
import { cardProps } from '@aulario/ui/fixtures/patterns/course/CourseCard/cardProps.tsx';
import { storyCourses } from '@aulario/ui/fixtures/patterns/course/CourseCard/courses.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
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
      ['2026-11-30', 'From 1560 px the starting courses have the width of a card in the grid.'],
      ['2026-11-29', 'The bar lists are gone: the filters say the same.'],
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

const reasons = ['El más corto en español', 'El más despacio', 'Gratis del todo'];

export const WhereToStart: Story = {
  render: () => (
    <StartingCourses
      title="Por dónde empezar"
      starts={reasons.map((reason, place) => {
        const course = storyCourses[place + 1];
        return { reason, card: course && <CourseCard {...cardProps(course)} /> };
      })}
    />
  ),
  globals: { viewport: { value: 'w1280' } },
};

/** In a wide window the cards are no wider than those of the grid below them. */
export const WhereToStartWide: Story = {
  ...WhereToStart,
  globals: { viewport: { value: 'w1560' } },
  play: async ({ canvas }) => {
    for (const card of canvas.getAllByRole('listitem')) {
      await expect(card.getBoundingClientRect().width).toBeLessThan(window.innerWidth / 4);
    }
  },
};
