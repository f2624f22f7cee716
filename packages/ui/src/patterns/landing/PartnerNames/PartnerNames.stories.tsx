import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PartnerNames } from './PartnerNames.tsx';

const meta = {
  tags: ['logos', 'platforms', 'plataformas', 'socios'],
  component: PartnerNames,
  parameters: { layout: 'fullscreen' },
  args: { label: 'Integrado con', names: ['Udemy', 'Coursera', 'edX'] },
} satisfies Meta<typeof PartnerNames>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list', { name: 'Integrado con' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(3);
  },
};

export const LongText: Story = {
  args: {
    label: 'Cursos reunidos de todas estas plataformas',
    names: [
      'Udemy',
      'Coursera',
      'edX',
      'Una plataforma de nombre larguísimo',
      'Otra',
      'Y otra más',
    ],
  },
};
