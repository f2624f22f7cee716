import { Link } from '@aulario/ui';
import { guided } from '@aulario/ui/fixtures/components/documentation/guide.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ArticlePage } from './ArticlePage.tsx';

const meta = {
  tags: ['text page', 'legal', 'help', 'artículo', 'ayuda'],
  component: ArticlePage,
  parameters: {
    layout: 'fullscreen',
    ...guided({
      anatomy: [
        ['Title', 'the only h1', 'h1'],
        ['Author, note', 'optional, who wrote it and a line such as the date'],
        ['Cover', 'optional, a scene in a door beside the text where there is room'],
        ['Contents', 'optional, links to the headings, beside the text where there is room'],
        ['Prose', 'lines of 34 em at most', 'h2'],
      ],
      keys: [
        ['Tab', 'Moves through the contents, then the links of the text'],
        ['Enter', 'Opens the link, or moves to its heading'],
      ],
      spoken: [
        ['Text', 'A main landmark with one heading of level 1'],
        ['Contents', 'A navigation, named by its title'],
        ['Sections', 'Headings of level 2, so that one can jump between them'],
      ],
      dos: [
        'Write plain headings, paragraphs and lists; the page dresses them.',
        "Start with what the reader came for. The page's title is its only h1.",
        'Use it for everything that is read from top to bottom.',
      ],
      donts: [
        'Widen the text: no line is longer than 34 em.',
        'Put cards, banners or buttons between paragraphs.',
        'Skip a level of headings for its size.',
      ],
      changes: [
        ['2026-11-29', 'author is new.'],
        ['2026-11-26', 'The sill is as wide as the page.'],
        ['2026-11-26', 'cover and list are new.'],
        ['2026-11-22', 'contents and note are new.'],
        ['2026-11-21', 'Added.'],
      ],
    }),
  },
  argTypes: { children: { control: false } },
  args: {
    title: 'Documentación',
    children: (
      <>
        <p>
          <span>
            Aulario reúne cursos de varias plataformas. Aquí se explica cómo buscar, guardar y
            comprar. Si falta algo,
          </span>{' '}
          <Link href="#contact">escríbenos</Link>
          <span>.</span>
        </p>
        <h2 id="buscar">Buscar</h2>
        <p>Escribe lo que quieras aprender. Lo exacto sale primero, lo parecido después.</p>
        <ul>
          <li>Los acentos no importan: «musica» encuentra «Música».</li>
          <li>«c++» y «c#» son palabras.</li>
        </ul>
        <h2 id="comprar">Comprar</h2>
        <ol>
          <li>Guarda los cursos en el carrito.</li>
          <li>Abre cada uno en su plataforma: allí se paga.</li>
        </ol>
      </>
    ),
  },
} satisfies Meta<typeof ArticlePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const main = within(canvasElement).getByRole('main');
    await expect(main).toHaveAttribute('id', 'content');
    await expect(within(main).getByRole('heading', { level: 1 })).toHaveTextContent(
      'Documentación',
    );
  },
};

/** With its day and the list of its headings. */
export const WithContents: Story = {
  args: {
    author: 'Por Aulario',
    note: '22 de noviembre de 2026',
    contents: {
      label: 'En esta página',
      links: [
        { href: '#buscar', label: 'Buscar' },
        { href: '#comprar', label: 'Comprar' },
      ],
    },
  },
  play: async ({ canvas }) => {
    const contents = canvas.getByRole('navigation', { name: 'En esta página' });
    await expect(within(contents).getAllByRole('link')).toHaveLength(2);
  },
};

/** With a scene beside the text; on a phone the text alone. */
export const WithCover: Story = {
  args: { cover: { id: 'Design', category: 'Design' } },
};

export const LongText: Story = {
  args: {
    title: 'Responsabilidades, condiciones y correspondencia con las plataformas',
    children: (
      <p>
        Otorrinolaringología y electroencefalografista son palabras largas, y
        https://ejemplo.org/una/direccion/que/no/se/puede/partir/en/ningun/sitio/razonable también
        tiene que caber sin que la página se mueva de lado a los 320 píxeles.
      </p>
    ),
  },
};
