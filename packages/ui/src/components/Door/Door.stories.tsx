import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { guided, noKeys } from '../documentation/guide.fixture.ts';
import { Door } from './Door.tsx';

const meta = {
  tags: ['puerta', 'illustration', 'ilustración', 'category'],
  component: Door,
  args: { frame: '#2447a0', leaf: '#f0637e', light: '#f7efe6' },
  parameters: guided({
    anatomy: [
      ['Frame', 'the wall around the opening', 'svg'],
      ['Leaf', 'hinged on its left', 'svg g'],
      ['Light', 'behind the leaf, and the handle', 'svg :nth-child(2)'],
    ],
    keys: noKeys,
    spoken: [['Anything', 'Nothing: it is a drawing']],
    examples: [
      {
        good: { args: { isOpen: true }, words: 'Open for the category that is looked at.' },
        bad: {
          args: { frame: '#cccccc', leaf: '#cccccc', light: '#cccccc' },
          words: 'Frame, leaf and light cannot be told apart.',
        },
      },
    ],
    dos: ['Take its colours from the palette of the category.'],
    donts: ['Use it as the only sign of a state.'],
    changes: [['2026-11-21', 'Added.']],
  }),
} satisfies Meta<typeof Door>;

export default meta;
type Story = StoryObj<typeof meta>;

const leafTransform = (canvasElement: HTMLElement) => {
  const leaf = canvasElement.querySelector('g');
  if (leaf === null) throw new Error('The door has no leaf.');
  return getComputedStyle(leaf).transform;
};

export const Closed: Story = {
  play: async ({ canvasElement }) => {
    await expect(leafTransform(canvasElement)).toBe('none');
  },
};

export const Open: Story = { args: { isOpen: true } };

export const OtherPalette: Story = {
  args: { frame: '#d63a72', leaf: '#6a4c9c', light: '#fff1e4', isOpen: true },
};

/** In a link it opens when the link has the focus or is pointed at. */
export const InFocusedLink: Story = {
  render: (args) => (
    <a href="#desarrollo" aria-label="Desarrollo software y web">
      <Door {...args} />
    </a>
  ),
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole('link').focus();
    await waitFor(() => expect(leafTransform(canvasElement)).not.toBe('none'));
  },
};
