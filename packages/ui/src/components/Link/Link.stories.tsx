import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { guided } from '../documentation/guide.fixture.ts';
import { Link, type LinkProps, LinkProvider } from './Link.tsx';

const meta = {
  tags: ['anchor', 'enlace', 'href'],
  component: Link,
  subcomponents: { LinkProvider },
  args: { href: '#contacto', children: 'Escríbenos' },
  parameters: guided({
    anatomy: [['Words', 'underlined inside a text', 'a']],
    examples: [
      {
        good: { words: 'The words say where it leads.' },
        bad: {
          args: { children: 'aquí' },
          words: 'A list of links of the page says “aquí, aquí, aquí”.',
        },
      },
    ],
    keys: [['Enter', 'Opens the address']],
    spoken: [['Role', 'link; what is current says so by aria-current']],
    dos: ['Let the words say where it leads, also out of their sentence.'],
    donts: ['Write “here” or “more”.', 'Use it for a deed: that is a Button.'],
    changes: [['2026-11-21', 'Added.']],
  }),
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const English: Story = { args: { lang: 'en', children: 'Contact us' } };

export const LongText: Story = {
  args: {
    children:
      'Todo lo que Aulario guarda de ti, dónde lo guarda y cómo lo borras cuando quieras, explicado sin letra pequeña',
  },
};

const visit = fn();

function RouterLink({ href, ...attributes }: LinkProps) {
  return (
    <a
      {...attributes}
      href={href}
      onClick={(event) => {
        event.preventDefault();
        visit(href);
      }}
    />
  );
}

/** The application says what renders the links. */
export const DrawnByRouter: Story = {
  render: (args) => (
    <LinkProvider component={RouterLink}>
      <Link {...args} />
    </LinkProvider>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('link'));
    await expect(visit).toHaveBeenCalledWith('#contacto');
  },
};
