import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { guided, noKeys } from '../documentation/guide.fixture.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** Text for assistive technology only. */
const meta = {
  tags: ['sr-only', 'screen reader', 'oculto', 'accessibility'],
  component: VisuallyHidden,
  args: { children: 'se abre en una pestaña nueva' },
  argTypes: { children: { control: 'text' } },
  render: (args) => (
    <p>
      <span>Abrir en Udemy</span> <VisuallyHidden {...args} />
    </p>
  ),
  parameters: {
    ...guided({
      anatomy: [['Words', 'read aloud where they are written, and never seen']],
      keys: noKeys,
      spoken: [['Text', 'Read where it is in the page']],
      dos: ['Say with it what the eye sees: a unit, that a link opens a new tab.'],
      donts: ['Put something into it that can take the focus.'],
      changes: [['2026-11-21', 'Added.']],
    }),
  },
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const hidden = within(canvasElement).getByText('se abre en una pestaña nueva');
    await expect([hidden.offsetWidth, hidden.offsetHeight]).toEqual([1, 1]);
  },
};
