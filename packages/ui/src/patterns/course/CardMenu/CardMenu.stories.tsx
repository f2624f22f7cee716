import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { guided } from '../../../components/documentation/guide.fixture.ts';
import { ShareIcon, TrashIcon } from '../../../components/icons/icons.tsx';
import { EditIcon } from '../../../components/icons/menuIcons.tsx';
import { CardMenu } from './CardMenu.tsx';
import { CardMenuItem, CardMenuLink } from './CardMenuItem.tsx';

const onRemove = fn();

const meta = {
  tags: ['kebab', 'more', 'dropdown', 'opciones', 'menú'],
  component: CardMenu,
  subcomponents: { CardMenuItem, CardMenuLink },
  args: {
    label: 'Más opciones: Python',
    children: (
      <>
        <CardMenuItem icon={<EditIcon />} label="Cambiar la nota" onSelect={fn()} />
        <CardMenuLink icon={<ShareIcon />} label="Cursos parecidos" href="#parecidos" />
        <CardMenuItem icon={<TrashIcon />} label="Quitar de la lista" onSelect={onRemove} />
      </>
    ),
  },
  argTypes: { children: { control: false } },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'end', maxWidth: 400, paddingBlock: 16 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: { story: { inline: false, height: '240px' } },
    ...guided({
      anatomy: [
        ['Button', 'three dots, a target of 44 px in a line of 24', 'button'],
        ['Options', 'actions and links, each with its icon'],
      ],
      keys: [
        ['Enter, Space', 'Open the menu with the focus on its first option; choose an option'],
        ['Arrows', 'Move from option to option, and from the last to the first'],
        ['Home, End', 'To the first and the last option'],
        ['Escape', 'Closes it, back to the button'],
        ['Tab', 'Closes it and moves on'],
      ],
      spoken: [
        ['Button', 'Its label, with what the options are about, and whether it is expanded'],
        ['Menu', 'A menu of that name with its options'],
      ],
      dos: [
        'Name in the label what the options are about: “Más opciones: Python”.',
        'Put last what takes something away.',
      ],
      donts: ['Hide in it the one thing that most people came to do.'],
      changes: [['2026-11-22', 'Added.']],
    }),
  },
} satisfies Meta<typeof CardMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

const open = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('button', { name: 'Más opciones: Python' }));
  return canvas.findByRole('menu', { name: 'Más opciones: Python' });
};

export const Open: Story = {
  play: async ({ canvasElement }) => {
    const menu = await open(canvasElement);
    const [first] = within(menu).getAllByRole('menuitem');
    await waitFor(() => expect(first).toHaveFocus());
  },
};

/** The focus is on the button before an option acts, as the option may open a dialog. */
export const Chosen: Story = {
  play: async ({ canvasElement }) => {
    onRemove.mockClear();
    const menu = await open(canvasElement);
    const last = within(menu).getByRole('menuitem', { name: 'Quitar de la lista' });
    await waitFor(() => expect(menu.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{End}');
    await expect(last).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onRemove).toHaveBeenCalledOnce();
    await waitFor(() => expect(menu).not.toBeVisible());
  },
};
