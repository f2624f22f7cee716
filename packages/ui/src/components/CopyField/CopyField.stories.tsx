import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { guided } from '../documentation/guide.fixture.ts';
import { CopyField } from './CopyField.tsx';

const meta = {
  tags: ['clipboard', 'share', 'copiar', 'portapapeles', 'enlace'],
  component: CopyField,
  args: {
    label: 'Enlace a tu lista',
    value: 'https://aulario.example/compartido?lista=aprender-a-programar-desde-cero-en-2026',
    hint: 'Quien lo abra ve los cursos, no tu nombre.',
    copyLabel: 'Copiar enlace',
    copiedLabel: 'Enlace copiado',
  },
  parameters: guided({
    anatomy: [
      ['Label', 'what is copied', 'label'],
      ['Field', 'the value on one line, read only, selected when it gets the focus', 'input'],
      ['Hint', 'optional, who can use the value', 'p'],
      ['Button', 'copies the whole value', 'button'],
      ['Answer', 'appears once the value is in the clipboard'],
    ],
    examples: [
      {
        good: { words: 'The button says what it copies.' },
        bad: { args: { copyLabel: 'OK' }, words: 'The button does not say what happens.' },
      },
    ],
    keys: [
      ['Tab', 'Enters the field, which selects its value, then the button'],
      ['Ctrl C or ⌘ C', 'In the field, copies the value by hand'],
      ['Enter, Space', 'On the button, copies the value'],
    ],
    spoken: [
      ['Field', 'Its label, “read only”, the value and the hint'],
      ['Answer', 'role status: said when there is a pause'],
    ],
    dos: ['Say in the hint what someone who gets the value can do with it.'],
    donts: [
      'Put a secret into it: it is shown in full.',
      'Use it for a text of several lines: the field has one.',
    ],
    changes: [['2026-11-22', 'Moved from the app into the kit.']],
  }),
} satisfies Meta<typeof CopyField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Copied: Story = {
  play: async ({ canvasElement, args }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const { findByText, getByRole } = within(canvasElement);
    await userEvent.click(getByRole('button', { name: args.copyLabel }));
    await expect(write).toHaveBeenCalledWith(args.value);
    await expect(await findByText(args.copiedLabel)).toHaveAttribute('role', 'status');
  },
};

/** Where the browser does not let a page copy, the value is selected to be copied by hand. */
export const CopiedByHand: Story = {
  play: async ({ canvasElement, args }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce();
    const { findByText, getByRole, queryByText } = within(canvasElement);
    const copy = () => userEvent.click(getByRole('button', { name: args.copyLabel }));
    await copy();
    await findByText(args.copiedLabel);
    write.mockRejectedValue(new Error('NotAllowedError'));
    await copy();
    const field = getByRole<HTMLInputElement>('textbox');
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field.selectionStart).toBe(0);
    await expect(field.selectionEnd).toBe(args.value.length);
    await expect(queryByText(args.copiedLabel)).toBeNull();
  },
};
