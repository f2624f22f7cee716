import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { withWallBackground } from '../wall/withWallBackground.fixture.tsx';
import { Logo } from './Logo.tsx';

const meta = {
  component: Logo,
  args: { href: '#inicio', label: 'Aulario, inicio' },
} satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('link', { name: 'Aulario, inicio' }),
    ).toHaveAttribute('href', '#inicio');
  },
};

export const OnWall: Story = { decorators: [withWallBackground] };

export const English: Story = { args: { label: 'Aulario, home' } };
