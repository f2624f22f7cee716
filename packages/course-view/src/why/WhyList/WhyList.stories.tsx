import { guided, noKeys } from '@aulario/ui/fixtures/components/documentation/guide.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { WhyList } from './WhyList.tsx';
import { longWhy, storyWhy } from './why.fixture.ts';

const meta = {
  tags: ['reasons', 'explanation', 'motivos', 'por qué'],
  component: WhyList,
  args: storyWhy,
  parameters: guided({
    anatomy: [
      ['Title', 'a heading', 'h3'],
      ['Words', 'as typed, and as found', 'li p'],
      ['Kind and place', 'how they are alike, and in which field', 'li p + p'],
      ['Share', 'a bar and its per cent', 'li [aria-hidden]'],
      ['Note', 'optional, a sentence below'],
    ],
    keys: noKeys,
    spoken: [
      ['List', 'A region with the title as name; the title is a heading of level 3'],
      ['Word', 'As typed, as found, how they are alike and where, and its per cent'],
      ['Bar', 'Nothing: the per cent says it'],
    ],
    dos: [
      'Give it to results of a search only; a course that is browsed needs no reason.',
      'Name each word as it was typed, then the word it was found as, and how the two are alike.',
      'Say it in one sentence, without rows, where one word was asked for or the title says them all.',
      'Let the parts add up to a whole; say each in words too.',
    ],
    donts: [
      'Show scores as bare numbers: nobody can compare 17.3 with anything.',
      'Put links or buttons into the list; it explains and leads nowhere.',
    ],
    changes: [
      ['2026-11-24', 'Without rows it is one sentence.'],
      ['2026-11-22', 'Added.'],
    ],
  }),
} satisfies Meta<typeof WhyList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Words: Story = {
  play: async ({ canvasElement, args }) => {
    const reasons = within(canvasElement).getByRole('region', { name: args.title });
    const texts = within(reasons).getAllByRole('paragraph').slice(0, 3);
    const words = ['pyhton python', 'parecida · título, tema', '58 %'];
    for (const [place, text] of texts.entries())
      await expect(text).toHaveTextContent(words[place] ?? '');
  },
};

/** Nothing to weigh: one sentence, no per cent. */
export const OneSentence: Story = {
  args: { rows: [], note: 'Su título dice «open» y «python».' },
  play: async ({ canvasElement, args }) => {
    const reasons = within(within(canvasElement).getByRole('region', { name: args.title }));
    await expect(reasons.getByText('Su título dice «open» y «python».')).toBeVisible();
    await expect(reasons.queryByRole('list')).toBeNull();
  },
};

export const LongText: Story = {
  args: longWhy,
  globals: { viewport: { value: 'w320' } },
};
