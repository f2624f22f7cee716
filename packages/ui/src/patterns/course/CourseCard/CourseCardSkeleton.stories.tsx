import type { Meta, StoryObj } from '@storybook/react-vite';
import { guided, noKeys } from '../../../components/documentation/guide.fixture.ts';
import { CourseCardSkeleton } from './CourseCardSkeleton.tsx';
import { inNarrowList } from './inNarrowList.fixture.tsx';

const meta = {
  tags: ['card', 'loading', 'tarjeta', 'cargando', 'esqueleto'],
  component: CourseCardSkeleton,
  decorators: [inNarrowList],
  parameters: guided({
    anatomy: [['Planes', 'cover, title, facts and price in the card’s proportions', 'li > *']],
    keys: noKeys,
    spoken: [['Anything', 'Nothing: what loads says so itself']],
    dos: [
      'Show it inside CourseGridSkeleton, which says once that courses are on their way.',
      "Keep its proportions the same as the card's, so that nothing shifts when the course arrives.",
      'Let it stand as it is with reduced motion: its light does not move then.',
    ],
    donts: [
      'Use it for what fails to load; a failure has words and a way on.',
      'Mix it with real cards in one grid: either the page is there or it is not.',
      'Give it text. It is hidden from assistive technology.',
    ],
    changes: [['2026-11-21', 'Added.']],
  }),
} satisfies Meta<typeof CourseCardSkeleton>;

export default meta;

export const Loading: StoryObj<typeof meta> = {};
