import { guided, noKeys } from '@aulario/ui/fixtures/components/documentation/guide.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PartnerNames } from './PartnerNames.tsx';

const meta = {
  tags: ['logos', 'platforms', 'plataformas', 'socios'],
  component: PartnerNames,
  parameters: {
    layout: 'fullscreen',
    ...guided({
      anatomy: [
        ['Label', 'the words before the names, and the list’s name', 'p'],
        ['Names', 'plain words', 'ul'],
      ],
      keys: noKeys,
      spoken: [['Names', 'A list with the label as name, and how many items']],
      dos: [
        'Write the names as the marketplaces write them, as plain words.',
        'Name only those whose courses are really in the catalogue.',
        'Keep it directly under the hero.',
      ],
      donts: [
        'Show foreign logos, in colour or in grey.',
        'Add adjectives or numbers to the names.',
        'Turn it into a carousel.',
      ],
      changes: [['2026-11-21', 'Added.']],
    }),
  },
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
