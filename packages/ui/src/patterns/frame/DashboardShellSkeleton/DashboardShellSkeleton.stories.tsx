import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guided, noKeys } from '../../../components/documentation/guide.fixture.ts';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { DashboardShellSkeleton } from './DashboardShellSkeleton.tsx';

const meta = {
  tags: ['loading', 'layout', 'cargando', 'esqueleto', 'loader'],
  component: DashboardShellSkeleton,
  parameters: {
    layout: 'fullscreen',
    ...guided({
      anatomy: [
        ['Wall and bar', 'of the shell, with nothing to press', '[aria-hidden]'],
        ['Status', 'what is passed as children', '[role=status]'],
        ['Cards', 'twelve CourseCardSkeletons', 'li'],
        ['Tabs', 'the bar at the foot, below 960 px'],
      ],
      keys: noKeys,
      spoken: [
        ['Status', 'role status: what is passed as children, when there is a pause'],
        ['Rest', 'Nothing: there is nothing to use yet'],
      ],
      dos: [
        'Show it while the shell’s code and session load.',
        'Keep its sizes the same as the shell’s.',
      ],
      donts: ['Give it links that cannot be followed yet.'],
      changes: [['2026-11-22', 'Added.']],
    }),
  },
} satisfies Meta<typeof DashboardShellSkeleton>;

export default meta;

/** No word, no link and no landmark: only what is said of the wait. */
export const Waiting: StoryObj<typeof meta> = {
  args: {
    children: <VisuallyHidden role="status">Comprobando tu sesión…</VisuallyHidden>,
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^Comprobando tu sesión…$/);
    await expect(canvasElement.querySelectorAll('a, button, main, nav')).toHaveLength(0);
  },
};
