import { guided, linkKeys } from '@aulario/ui/fixtures/components/documentation/guide.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ArticlePage } from '../ArticlePage/ArticlePage.tsx';
import { ArticleList } from './ArticleList.tsx';

const meta = {
  tags: ['blog', 'posts', 'artículos', 'noticias'],
  component: ArticleList,
  parameters: {
    layout: 'fullscreen',
    ...guided({
      anatomy: [
        ['Cover', 'optional, a scene above the title', 'article svg'],
        [
          'Title',
          'a heading of level 2, of level 3 below the title of the list, and the link',
          'h2',
        ],
        ['Note', 'optional, a line such as the date', 'article p'],
        ['Summary', 'one or two sentences', 'article p + p'],
      ],
      keys: linkKeys,
      spoken: [
        ['Article', 'Its title, a heading and a link'],
        ['Note and summary', 'Read as paragraphs below it'],
      ],
      dos: ['Put the latest first.', 'Summarise in a sentence what the reader learns.'],
      donts: [
        'Add a second link “Read more”: the title is the link.',
        'Use it for courses: they have a CourseGrid.',
      ],
      changes: [
        ['2026-11-29', 'title is new.'],
        ['2026-11-26', 'Covers, and columns where there is room.'],
        ['2026-11-22', 'Added.'],
      ],
    }),
  },
  decorators: [
    (Story) => (
      <ArticlePage title="Blog" list={<Story />}>
        <p>Para elegir mejor, pagar menos y llegar al final.</p>
      </ArticlePage>
    ),
  ],
  args: {
    articles: [
      {
        href: '#finish',
        title: 'Terminar lo que empiezas',
        summary: 'Qué ayuda a llegar al final de un curso que nadie te obliga a hacer.',
        note: '22 de noviembre de 2026',
        cover: { id: 'Music', category: 'Music' },
      },
      {
        href: '#choose',
        title:
          'Otorrinolaringología y electroencefalografía: dos palabras largas que un título puede tener',
        summary: 'Un resumen que ocupa más de una línea porque dice todo lo que hay que decir.',
        cover: { id: 'Design', category: 'Design' },
      },
    ],
  },
} satisfies Meta<typeof ArticleList>;

export default meta;

export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Terminar lo que empiezas' });
    await expect(link).toHaveAttribute('href', '#finish');
  },
};

/** Below a text, with a heading of its own. */
export const WithTitle: StoryObj<typeof meta> = {
  args: { title: 'Sigue leyendo' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(2);
  },
};
