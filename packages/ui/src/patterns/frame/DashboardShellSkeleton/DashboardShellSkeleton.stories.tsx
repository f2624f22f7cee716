import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { DashboardShellSkeleton } from './DashboardShellSkeleton.tsx';

const meta = {
  tags: ['loading', 'layout', 'cargando'],
  component: DashboardShellSkeleton,
  parameters: { layout: 'fullscreen' },
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
