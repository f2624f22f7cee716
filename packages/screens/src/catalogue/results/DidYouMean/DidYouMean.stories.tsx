import { guided, linkKeys } from '@aulario/ui/fixtures/components/documentation/guide.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { DidYouMean } from './DidYouMean.tsx';

const meta = {
  tags: ['spelling', 'typo', 'quisiste decir', 'corrección'],
  component: DidYouMean,
  args: {
    parts: [
      { text: 'Mostramos cursos de «', isMarked: false },
      { text: 'python', isMarked: true },
      { text: ' para datos».', isMarked: false },
    ],
    back: { label: 'Buscar «pyhton para datos» tal cual', href: '?q=pyhton+para+datos&exact=1' },
  },
  parameters: guided({
    anatomy: [
      ['Sentence', 'what is shown, the corrected words bold', 'p'],
      ['Way back', 'a link to a search for what was typed; not beside a sentence that has it', 'a'],
    ],
    keys: linkKeys,
    spoken: [
      ['Sentence', 'Read as a paragraph, the corrected words among the others'],
      ['Way back', 'A link that repeats what was typed'],
    ],
    examples: [
      {
        good: {
          words: 'Only the corrected word is bold, and the way back repeats what was typed.',
        },
        bad: {
          args: {
            parts: [{ text: 'Has escrito mal «pyhton».', isMarked: true }],
            back: { label: 'Volver', href: '?q=pyhton+para+datos&exact=1' },
          },
          words: 'It blames the reader, and the way back does not say where it leads.',
        },
      },
    ],
    dos: [
      'Put it between the result line and the results, and only when a correction gave them.',
      'Mark the corrected words alone.',
      'Name in the way back what was typed, as it was typed.',
    ],
    donts: [
      'Correct what was found as typed.',
      'Blame: it says what is shown, not that something was spelt wrong.',
      'Correct again after the way back was taken.',
    ],
    changes: [
      ['2026-11-26', 'A sentence may stand without a way back, as beside another one.'],
      ['2026-11-24', 'At most two lines each.'],
      ['2026-11-21', 'Added.'],
    ],
  }),
} satisfies Meta<typeof DidYouMean>;

export default meta;
type Story = StoryObj<typeof meta>;

/** `mark` shows the corrected word, and there is a way back to what was typed. */
export const Corrected: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvasElement.querySelector('mark')).toHaveTextContent('python');
    const back = canvas.getByRole('link', { name: args.back?.label ?? '' });
    await expect(back).toHaveAttribute('href', args.back?.href ?? '');
  },
};

export const English: Story = {
  args: {
    parts: [
      { text: 'Showing courses for “', isMarked: false },
      { text: 'photography', isMarked: true },
      { text: '”.', isMarked: false },
    ],
    back: { label: 'Search for “photografy” as typed', href: '?q=photografy&exact=1' },
  },
};

export const LongText: Story = {
  args: {
    parts: [
      { text: 'Mostramos cursos de «gestión de contenidos ', isMarked: false },
      { text: 'interinstitucionales', isMarked: true },
      { text: ' y ', isMarked: false },
      { text: 'electroencefalografía', isMarked: true },
      { text: '».', isMarked: false },
    ],
    back: {
      label: 'Buscar «gestión de contenidos interinstitusionales y eletroencefalografia» tal cual',
      href: '?exact=1',
    },
  },
  globals: { viewport: { value: 'w320' } },
};

const article = 'lo que alguien pegó de un artículo '.repeat(24);

/** A whole article as a search takes four lines at most. */
export const WholeArticle: Story = {
  args: {
    parts: [{ text: `Mostramos cursos de «${article}».`, isMarked: false }],
    back: { label: `Buscar «${article}» tal cual`, href: '?exact=1' },
  },
  play: async ({ canvasElement }) => {
    const [note] = canvasElement.getElementsByTagName('p');
    await expect(note?.offsetHeight).toBeLessThanOrEqual(120);
  },
};

/** What no course is known to be: nothing was changed, so no way leads back. */
export const WithoutWayBack: Story = {
  args: {
    parts: [{ text: 'Ninguno de estos dice «menos de 20 horas».', isMarked: false }],
    back: undefined,
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('link')).toBeNull();
  },
};
