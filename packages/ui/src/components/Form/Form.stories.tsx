import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { guided } from '../documentation/guide.fixture.ts';
import { TextField } from '../TextField/TextField.tsx';
import { Form } from './Form.tsx';

const meta = {
  tags: ['submit', 'fields', 'formulario', 'enviar'],
  component: Form,
  args: {
    isBusy: false,
    label: 'Tu perfil',
    onSubmit: fn((event) => event.preventDefault()),
    children: (
      <>
        <TextField label="Nombre" defaultValue="Ada" />
        <div>
          <Button type="submit">Guardar cambios</Button>
        </div>
      </>
    ),
  },
  argTypes: { children: { control: false } },
  parameters: guided({
    anatomy: [
      ['Answer', 'optional, a Note above the fields once the form was sent'],
      ['Fields', 'below one another, 24 px apart, each with its own error', 'input'],
      ['Submit button', 'last, its label names what is sent or saved', 'button'],
    ],
    keys: [
      ['Tab', 'Moves through the fields to the submit button'],
      ['Enter', 'In a field of one line, submits the form'],
    ],
    spoken: [
      ['Name', 'The label, where there is one: then the form is a landmark'],
      ['Busy', 'aria-busy, while the answer is awaited'],
    ],
    dos: [
      'Set the fields readOnly and the button isBusy while the form is busy.',
      'Give it a label where a screen has several forms.',
    ],
    donts: [
      'Disable the fields while it is busy: they would lose the focus.',
      'Rely on required or pattern: the browser’s own messages are off.',
    ],
    changes: [['2026-11-22', 'Moved from the app into the kit.']],
  }),
} satisfies Meta<typeof Form>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const form = within(within(canvasElement).getByRole('form', { name: 'Tu perfil' }));
    await userEvent.type(form.getByRole('textbox', { name: 'Nombre' }), '{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** Fields and button keep their focus while the answer is awaited. */
export const Busy: Story = {
  args: {
    isBusy: true,
    children: (
      <>
        <TextField label="Nombre" defaultValue="Ada" readOnly />
        <div>
          <Button type="submit" isBusy>
            Guardar cambios
          </Button>
        </div>
      </>
    ),
  },
};
