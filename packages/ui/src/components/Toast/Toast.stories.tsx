import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { guided } from '../documentation/guide.fixture.ts';
import { ToastProvider, useToast } from './Toast.tsx';
import type { ToastOptions } from './ToastRegion.tsx';

interface TriggerProps {
  label: string;
  toast: ToastOptions;
}

function Trigger({ label, toast }: TriggerProps) {
  const show = useToast();
  return (
    <Button variant="ghost" onClick={() => show(toast)}>
      {label}
    </Button>
  );
}

Trigger.displayName = 'useToast';

const onAction = fn();

const code = `<ToastProvider regionLabel="Avisos">{children}</ToastProvider>

// In a component of the app
const show = useToast();

<Button onClick={() => show({ message: () => 'Quitado del carrito.', actionLabel: () => 'Deshacer', onAction: undo })}>
  Quitar
</Button>`;

const meta = {
  tags: ['snackbar', 'notification', 'aviso', 'undo'],
  component: Trigger,
  subcomponents: { ToastProvider },
  args: {
    label: 'Quitar',
    toast: { message: () => 'Quitado del carrito.', actionLabel: () => 'Deshacer', onAction },
  },
  decorators: [(Story) => <ToastProvider regionLabel="Avisos">{Story()}</ToastProvider>],
  parameters: {
    ...guided({
      anatomy: [
        ['Region', 'at the lower edge, there from the start'],
        ['Message', 'one line'],
        ['Action', 'at most one, usually undo'],
      ],
      keys: [
        ['Tab', 'Reaches its button; time stands still meanwhile'],
        ['Enter', 'Takes back what was done'],
      ],
      spoken: [['Region', 'Each message once, in a pause']],
      dos: ['Offer to take back what was removed.'],
      donts: ['Say in it what must not be missed: that is a Note.'],

      changes: [
        ['2026-11-27', 'A sentence without an action is there once, however often it is said.'],
        ['2026-11-26', 'Those above each other have one width.'],
        ['2026-11-26', 'Several of one kind are one toast, whose action takes all of them back.'],
        ['2026-11-26', 'One low line at every width.'],
        ['2026-11-25', 'On a phone one low line, at the edge where there are no tabs.'],
        ['2026-11-25', 'While a dialog is modal, the region is inside it.'],
        ['2026-11-22', 'An action has both its label and its handler, by type.'],
      ],
    }),
    docs: { source: { code } },
  },
} satisfies Meta<typeof Trigger>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const region = canvas.getByRole('status', { name: 'Avisos' });
    await expect(region).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar' }));
    await expect(region).toHaveTextContent('Quitado del carrito.');
  },
};

/** The action is reached and done by keyboard; the focus goes back to where it came from. */
export const ActionByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    onAction.mockClear();
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Deshacer' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onAction).toHaveBeenCalledOnce();
    await expect(canvas.queryByText('Quitado del carrito.')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Quitar' })).toHaveFocus();
  },
};

/** One toast for what was removed twice; its action undoes both. */
export const Several: Story = {
  args: {
    toast: {
      message: () => 'Quitado del carrito.',
      several: (count) => `Quitaste ${count} cursos del carrito.`,
      actionLabel: () => 'Deshacer',
      onAction,
    },
  },
  play: async ({ canvasElement }) => {
    onAction.mockClear();
    const canvas = within(canvasElement);
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Quitar' }));
    const region = canvas.getByRole('status', { name: 'Avisos' });
    await expect(region).toHaveTextContent(/^Quitaste 2 cursos del carrito\.Deshacer$/);
    await userEvent.click(canvas.getByRole('button', { name: 'Deshacer' }));
    await expect(onAction).toHaveBeenCalledTimes(2);
    await expect(region).toBeEmptyDOMElement();
  },
};

/** A sentence without an action replaces the same one. */
export const Repeated: Story = {
  args: { toast: { message: () => 'Se comparan 4 cursos como máximo.' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Quitar' }));
    await expect(canvas.getAllByText('Se comparan 4 cursos como máximo.')).toHaveLength(1);
  },
};

/** Everything outside a modal dialog is inert: the toast comes inside. */
export const InModalDialog: Story = {
  parameters: { docs: { story: { inline: false, height: '400px' } } },
  render: (args) => (
    <Dialog isOpen title="Tus cursos" onClose={fn()}>
      <Trigger {...args} />
    </Dialog>
  ),
  play: async ({ canvasElement }) => {
    onAction.mockClear();
    const canvas = within(canvasElement);
    const trigger = canvas.getByRole('button', { name: 'Quitar' });
    await userEvent.click(trigger);
    const undo = canvas.getByRole('button', { name: 'Deshacer' });
    const { left, top, width, height } = undo.getBoundingClientRect();
    // What is inert or covered is not found at its own place.
    await expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(undo);
    await userEvent.click(undo);
    await expect(onAction).toHaveBeenCalledOnce();
    await userEvent.click(trigger);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Deshacer' })).toHaveFocus();
  },
};

/** Of two kinds: they are as wide as the wider one, so that their edges and actions align. */
export const TwoKinds: Story = {
  render: (args) => (
    <>
      <Trigger {...args} />
      <Trigger
        label="Seguir"
        toast={{
          message: () => 'Lo sigues. Lo nuevo saldrá en «Qué cambió».',
          actionLabel: () => 'Ver qué cambió',
          onAction,
        }}
      />
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Seguir' }));
    const edgeOf = (name: string) =>
      canvas.getByRole('button', { name }).getBoundingClientRect().right;
    await expect(edgeOf('Deshacer')).toBe(edgeOf('Ver qué cambió'));
  },
};

/** Three at most; the oldest goes. */
export const Stacked: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const trigger = canvas.getByRole('button', { name: 'Quitar' });
    for (const _ of [1, 2, 3, 4]) await userEvent.click(trigger);
    await expect(canvas.getAllByText('Quitado del carrito.')).toHaveLength(3);
  },
};

/** On a phone it is as low as its action and close to the edge: it hides little of a card. */
export const OnAPhone: Story = {
  args: {
    toast: {
      message: () => 'Guardado en «Para después».',
      actionLabel: () => 'Deshacer',
      onAction,
    },
  },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar' }));
    const region = canvas.getByRole('status', { name: 'Avisos' });
    const { top, bottom } = region.getBoundingClientRect();
    await expect(bottom - top).toBeLessThanOrEqual(46);
    await expect(window.innerHeight - bottom).toBeLessThanOrEqual(8);
  },
};

/** A sentence with its action is one line, too, except on a phone. */
export const Sentence: Story = {
  args: {
    label: 'Seguir',
    toast: {
      message: () => 'Lo sigues. Lo nuevo saldrá en «Qué cambió».',
      actionLabel: () => 'Ver qué cambió',
      onAction,
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Seguir' }));
    const { top, bottom } = canvas.getByRole('status', { name: 'Avisos' }).getBoundingClientRect();
    const isPhone = window.innerWidth < 480;
    await expect(bottom - top).toBeLessThanOrEqual(isPhone ? 64 : 46);
  },
};

const showIt: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button'));
};

export const WithoutAction: Story = {
  args: { label: 'Guardar', toast: { message: () => 'Perfil actualizado' } },
  play: showIt,
};

export const English: Story = {
  args: {
    label: 'Remove',
    toast: { message: () => 'Removed from your cart.', actionLabel: () => 'Undo', onAction },
  },
  play: showIt,
};

export const LongText: Story = {
  args: {
    toast: {
      message: () =>
        'Quitado del carrito: Python para ciencia de datos y aprendizaje automático, del cuaderno a la producción.',
      actionLabel: () => 'Deshacer',
      onAction,
    },
  },
  play: showIt,
};
