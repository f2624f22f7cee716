import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guided, noKeys } from '../documentation/guide.fixture.ts';
import { MarkedText } from './MarkedText.tsx';

const meta = {
  tags: ['highlight', 'mark', 'resaltado', 'coincidencia'],
  component: MarkedText,
  args: {
    parts: [
      { text: 'Introducción a la ', isMarked: false },
      { text: 'fotografía', isMarked: true },
      { text: ' nocturna', isMarked: false },
    ],
  },
  decorators: [
    (Story) => (
      <p>
        <Story />
      </p>
    ),
  ],
  parameters: guided({
    anatomy: [
      ['Match', 'with a background, or only bold', 'mark'],
      ['Rest', 'as the text around it', 'mark + span'],
    ],
    keys: noKeys,
    spoken: [['Text', 'Read as one text; some screen readers say “highlighted” of a match']],
    dos: [
      'Mark what the search found, also where it differs from what was typed: an accent, an ending.',
      'Use the look “bold” in rows that can be chosen, whose background says which one is.',
    ],
    donts: ['Emphasize words of your own with it: nothing found them.'],
    changes: [['2026-11-21', 'Added.']],
  }),
} satisfies Meta<typeof MarkedText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plane: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('p')).toHaveTextContent(
      /^Introducción a la fotografía nocturna$/,
    );
    await expect(canvasElement.querySelectorAll('mark')).toHaveLength(1);
  },
};

export const Bold: Story = { args: { look: 'bold' } };

/** A match may break: each of its lines has the whole background. */
export const LongMatch: Story = {
  args: {
    parts: [
      { text: 'Un curso de ', isMarked: false },
      { text: 'gestión de contenidos digitales y marketing turístico de ciudad', isMarked: true },
      { text: ' para equipos pequeños', isMarked: false },
    ],
  },
  decorators: [
    (Story) => (
      <span style={{ display: 'block', maxWidth: 280 }}>
        <Story />
      </span>
    ),
  ],
};
