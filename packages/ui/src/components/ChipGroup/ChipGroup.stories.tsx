import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { guided, linkKeys } from '../documentation/guide.fixture.ts';
import { Link } from '../Link/Link.tsx';
import { ChipGroup } from './ChipGroup.tsx';

const links = (...words: readonly string[]) =>
  words.map((word) => (
    <li key={word}>
      <Link href={`?tema=${encodeURIComponent(word)}`}>{word}</Link>
    </li>
  ));

const meta = {
  tags: ['tags', 'pills', 'etiquetas', 'lista de enlaces'],
  component: ChipGroup,
  args: {
    title: 'Temas cercanos',
    headingLevel: 3,
    children: links('Diseño web', 'Ilustración', 'Tipografía'),
  },
  argTypes: { children: { control: false } },
  parameters: guided({
    anatomy: [
      ['Title', 'a heading that names the list', 'h3'],
      ['List', 'goes on in the next line where there is no room', 'ul'],
    ],
    keys: linkKeys,
    spoken: [
      ['Title', 'A heading of the level given'],
      ['List', 'The title or the label, and how many items'],
    ],
    dos: ['Give it list items, a link in each.', 'Name it with a label where no title is shown.'],
    donts: ['Fill it with buttons that choose something: those are Checkboxes or a SelectField.'],
    changes: [['2026-11-22', 'Added.']],
  }),
} satisfies Meta<typeof ChipGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithTitle: Story = {
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list', { name: 'Temas cercanos' });
    await expect(within(list).getAllByRole('link')).toHaveLength(3);
  },
};

/** The name is only read. */
export const NamedByLabel: Story = { args: { title: undefined, label: 'Temas cercanos' } };

export const SeveralLines: Story = {
  args: {
    title: 'Lo que más se busca en todas las plataformas',
    headingLevel: 2,
    children: links(
      'Fotografía con teléfono móvil',
      'Contabilidad para pequeños negocios',
      'Programación en Python',
      'Inglés de negocios',
      'Composición musical para principiantes',
    ),
  },
};
