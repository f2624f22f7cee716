import { ButtonLink } from '@aulario/ui';
import { guided } from '@aulario/ui/fixtures/components/documentation/guide.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CartBar } from './CartBar.tsx';

const meta = {
  tags: ['sticky bar', 'total', 'barra', 'carrito'],
  component: CartBar,
  args: {
    label: 'Lo que suma el carrito',
    total: '574,84 US$',
    note: '30 cursos · 4 sin precio',
    action: (
      <ButtonLink href="#" lang="en">
        Check out
      </ButtonLink>
    ),
  },
  parameters: {
    ...guided({
      anatomy: [
        ['Total', 'what the cart comes to, or words', 'section p'],
        ['Note', 'how many courses, how many of them without a price', 'section p + p'],
        ['Action', 'the way on', 'section a'],
      ],
      keys: [
        ['Tab', 'Reaches the action after the list'],
        ['Enter', 'Follows the action'],
      ],
      spoken: [
        ['Bar', 'A region with its label'],
        ['Total and note', 'Read as paragraphs'],
        ['Action', 'A link or a button, as it is passed'],
      ],
      dos: [
        'Show it only where the CartSummary is not beside the list.',
        'Repeat the total and the action of the summary word for word.',
      ],
      donts: ['Put a second action into it.'],
      changes: [
        ['2026-11-26', 'A long note has two lines instead of being cut.'],
        ['2026-11-25', 'Toasts stand above it, and what takes the focus is scrolled clear of it.'],
        ['2026-11-22', 'Added.'],
      ],
    }),
    // On a docs page it is as wide as its frame.
    docs: { story: { inline: false, height: '240px' } },
  },
} satisfies Meta<typeof CartBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Shown where the summary is not beside the list. */
export const Narrow: Story = {};

/** A long note has two lines beside the action. */
export const LongNote: Story = {
  globals: { viewport: { value: 'w320' } },
  args: {
    total: 'Gratis, y otros sin precio conocido',
    note: '30 cursos · 4 sin precio · 3 ya son tuyos',
  },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('region').getBoundingClientRect();
    const action = canvas.getByRole('link').getBoundingClientRect();
    await expect(action.left).toBeGreaterThan(bar.left + bar.width / 2);
    const note = canvas.getByText(/sin precio ·/);
    await expect(note.scrollHeight).toBeLessThanOrEqual(note.clientHeight);
    await expect(note.scrollWidth).toBeLessThanOrEqual(note.clientWidth);
    const { scrollPaddingBottom } = getComputedStyle(document.documentElement);
    await expect(Number.parseFloat(scrollPaddingBottom)).toBeGreaterThanOrEqual(bar.height);
  },
};

/** Focused elements scroll clear of the bar, and toasts appear above it. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    const { height } = canvas.getByRole('region').getBoundingClientRect();
    const { scrollPaddingBottom } = getComputedStyle(document.documentElement);
    await expect(height).toBeGreaterThan(44);
    await expect(Number.parseFloat(scrollPaddingBottom)).toBeGreaterThanOrEqual(height);
  },
};
