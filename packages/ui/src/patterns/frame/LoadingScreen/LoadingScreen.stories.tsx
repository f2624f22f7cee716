import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { LoadingScreen } from './LoadingScreen.tsx';

const meta = {
  tags: ['splash', 'spinner', 'wait', 'cargando', 'espera'],
  component: LoadingScreen,
  args: {
    children: 'Abriendo el catálogo…',
    longWait: {
      message: 'Esto tarda más de lo normal.',
      reloadLabel: 'Cargar otra vez',
      onReload: fn(),
    },
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof LoadingScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent('Abriendo el catálogo…');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
