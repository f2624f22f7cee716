import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { combinations } from '../documentation/CombinationGrid.fixture.tsx';
import { guided } from '../documentation/guide.fixture.ts';
import { TrashIcon } from '../icons/icons.tsx';
import { withWallBackground } from '../wall/withWallBackground.fixture.tsx';
import { Button } from './Button.tsx';

const meta = {
  tags: ['cta', 'botón', 'submit', 'action'],
  component: Button,
  args: { children: 'Guardar', onClick: fn() },
  argTypes: { icon: { control: false } },
  parameters: guided({
    anatomy: [
      ['Icon', 'optional, before the label'],
      ['Label', 'a verb and its object', 'button'],
      ['Stair bars', 'while busy, over or beside the label'],
      ['Sill', 'the lower edge, which sinks when it is pressed'],
    ],
    examples: [
      {
        good: { args: { children: 'Guardar cambios' }, words: 'The label names the deed.' },
        bad: { args: { children: 'Aceptar' }, words: 'The label leaves open what happens.' },
      },
      {
        good: { args: { isBusy: true }, words: 'Busy it keeps its focus and its width.' },
        bad: {
          args: { disabled: true },
          words: 'Disabled it drops the focus and does not say why.',
        },
      },
    ],
    keys: [['Enter, Space', 'Does what the label says; nothing while busy or disabled']],
    spoken: [
      ['Name', 'The label, also while the stair bars cover it'],
      ['Busy', '“busy”, from aria-busy; the focus stays'],
    ],
    dos: [
      'Name the deed: “Guardar cambios”, not “Aceptar”.',
      'Set isBusy while the answer is awaited, so that the focus stays.',
      'One primary button in a group.',
    ],
    donts: [
      'Use it for an address: that is a ButtonLink.',
      'Disable it to say that a field is wrong: let it answer and show the error.',
    ],

    changes: [
      ['2026-11-22', 'isBusy and disabled exclude each other by type; children are required.'],
    ],
  }),
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Guardar' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Ghost: Story = { args: { variant: 'ghost', children: 'Cancelar' } };

export const Danger: Story = {
  args: { variant: 'danger', children: 'Borrar todo', icon: <TrashIcon /> },
};

export const Quiet: Story = { args: { variant: 'quiet', children: 'Deshacer' } };

export const Accent: Story = {
  args: { variant: 'accent', children: 'Watch a course', lang: 'en' },
};

export const BigInk: Story = { args: { variant: 'ink', size: 'big', children: 'Crear cuenta' } };

export const Focused: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button')).toHaveFocus();
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const OnWall: Story = {
  args: { variant: 'quiet', children: 'Cerrar sesión' },
  decorators: [withWallBackground],
};

/** In two lines it is as high as its words and its room above and below. */
export const LongText: Story = {
  ...combinations,
  args: { children: 'Volver a enviar el mensaje de verificación a mi correo electrónico' },
};

const submitted = fn((event: { preventDefault: () => void }) => event.preventDefault());

/** It keeps the focus and its name, and does nothing, not even submit its form. */
export const Busy: Story = {
  args: { isBusy: true, type: 'submit' },
  render: (args) => (
    <form onSubmit={submitted}>
      <Button {...args} />
    </form>
  ),
  play: async ({ canvasElement, args }) => {
    submitted.mockClear();
    const button = within(canvasElement).getByRole('button', { name: 'Guardar' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(submitted).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
};

/** Idle, it is already as wide as busy. */
export const BusyWithLabel: Story = {
  args: { isBusy: true, busyLabel: 'Guardando…' },
  render: (args) => (
    <>
      <Button {...args} isBusy={false} /> <Button {...args} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const { getByRole } = within(canvasElement);
    const idle = getByRole('button', { name: 'Guardar' });
    const busy = getByRole('button', { name: 'Guardando…' });
    await expect(busy.offsetWidth).toBe(idle.offsetWidth);
  },
};

/** Every variant in every size, by the component's types. */
export const Combinations: Story = { ...combinations };
