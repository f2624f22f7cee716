import { guided, noKeys } from '@aulario/ui/fixtures/components/documentation/guide.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ArticleDrawing } from './ArticleDrawing.tsx';

const meta = {
  tags: ['figure', 'illustration', 'diagram', 'dibujo', 'figura'],
  component: ArticleDrawing,
  args: { name: 'card', label: 'Las partes de la tarjeta de un curso, numeradas del 1 al 5.' },
  parameters: guided({
    anatomy: [
      ['Drawing', 'in the theme’s colours', 'svg'],
      ['Numbers', 'discs, explained by the list below', 'circle'],
    ],
    keys: noKeys,
    spoken: [['Drawing', 'An image with its label']],
    dos: ['Put a numbered list below it: the drawing has no words of its own.'],
    donts: ['Take a picture of a screen instead: it has one language, one theme and grows old.'],
    changes: [['2026-11-29', 'Added.']],
  }),
} satisfies Meta<typeof ArticleDrawing>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InACard: Story = {
  play: async ({ canvasElement, args }) => {
    const drawing = within(canvasElement).getByRole('img', { name: args.label });
    await expect(within(drawing).getAllByText(/^[1-5]$/)).toHaveLength(5);
  },
};

export const Places: Story = {
  args: { name: 'places', label: 'Cinco puertas: tres de lo que quizá hagas y dos de lo tuyo.' },
};
