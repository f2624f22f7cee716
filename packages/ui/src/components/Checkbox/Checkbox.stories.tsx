import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { guided } from '../documentation/guide.fixture.ts';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  tags: ['tick', 'toggle', 'casilla', 'input'],
  component: Checkbox,
  args: { label: 'Gratis', onChange: fn() },
  argTypes: { label: { control: 'text' }, ref: { control: false } },
  parameters: guided({
    anatomy: [
      ['Tick', '22 × 26 px inside a target of 44 px', 'input'],
      ['Label', 'also a target', 'label span:last-child'],
      ['Trailing part', 'optional, at the far end'],
    ],
    examples: [
      {
        good: { args: { label: 'Solo cursos gratis' }, words: 'The tick means yes.' },
        bad: {
          args: { label: 'No mostrar cursos de pago' },
          words: 'A denied label makes the reader turn it round.',
        },
      },
    ],
    keys: [
      ['Space', 'Ticks or clears it'],
      ['Tab', 'Goes on; the ring is round the tick'],
    ],
    spoken: [
      ['Name', 'The label'],
      ['State', '“checked” or “not checked”'],
    ],
    dos: ['Word it so that the tick means yes.'],
    donts: ['Use it for a deed that happens at once.'],

    changes: [
      ['2026-11-26', 'The box begins at the left edge, as fields do.'],
      ['2026-11-22', 'A hidden label and a trailing part exclude each other by type.'],
    ],
  }),
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unchecked: Story = {};

export const Checked: Story = { args: { defaultChecked: true } };

export const Toggled: Story = {
  play: async ({ canvasElement, args }) => {
    const tick = within(canvasElement).getByRole('checkbox', { name: 'Gratis' });
    await userEvent.click(within(canvasElement).getByText('Gratis'));
    await expect(tick).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(tick).not.toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};

/** For rows whose text stands elsewhere; the place to press stays 44 px. */
export const HiddenLabel: Story = {
  args: { label: 'Abierto: Python de cero a experto', isLabelHidden: true },
  play: async ({ canvasElement }) => {
    const tick = within(canvasElement).getByRole('checkbox', {
      name: 'Abierto: Python de cero a experto',
    });
    const target = tick.closest('label');
    await expect([target?.offsetWidth, target?.offsetHeight]).toEqual([44, 44]);
  },
};

export const Focused: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('checkbox')).toHaveFocus();
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const DisabledChecked: Story = { args: { disabled: true, defaultChecked: true } };

export const English: Story = { args: { label: 'Intermediate', lang: 'en' } };

export const LongText: Story = {
  args: {
    label:
      'Mostrar también los cursos cuyo idioma, nivel o precio no conocemos porque la plataforma no los publica',
  },
};
