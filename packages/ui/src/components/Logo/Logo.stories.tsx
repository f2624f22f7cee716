import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { guided } from '../documentation/guide.fixture.ts';
import { withWallBackground } from '../wall/withWallBackground.fixture.tsx';
import { Logo, Wordmark } from './Logo.tsx';

const meta = {
  tags: ['brand', 'marca', 'home', 'inicio'],
  component: Logo,
  subcomponents: { Wordmark },
  args: { href: '#inicio', label: 'Aulario, inicio' },
  parameters: guided({
    anatomy: [
      ['Mark', 'wall, arch, door ajar, light', 'svg'],
      ['Wordmark', 'left out in narrow bars', 'a span:last-child'],
      ['Link', 'home, 44 px high', 'a'],
    ],
    keys: [['Enter', 'Opens the first page']],
    spoken: [['Name', 'The label']],
    dos: ['Name the place in the label: “Aulario, inicio”.'],
    donts: ['Change its colours outside of the theme.', 'Draw it twice on one screen.'],
    changes: [['2026-11-21', 'Added.']],
  }),
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
