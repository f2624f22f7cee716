import type { CatalogueResult, Match, MatchedWord } from '@aulario/course-data';
import { useFormatters } from '@aulario/frame/language/useFormatters.ts';
import { type Text, useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { useMemo } from 'react';
import type { WhyListProps, WhyRow } from './WhyList/WhyList.tsx';

interface Words {
  text: Text;
  percent: (share: number) => string;
  list: (items: readonly string[]) => string;
}

const rowOf = ({ asked, found, kind, fields, share }: MatchedWord, words: Words): WhyRow => ({
  asked,
  found,
  kind: words.text(`why.kind.${kind}`),
  fields: words.list(fields.map((field) => words.text(`why.field.${field}`))),
  share,
  shareLabel: words.percent(share),
});

/** The reason as one sentence, for a single word or a match of all words in the title. */
function whySentence({ words }: Match, { text, list }: Omit<Words, 'percent'>) {
  const [first, ...others] = words;
  if (first === undefined) return undefined;
  if (others.length === 0) {
    const fields = list(first.fields.map((field) => text(`why.field.${field}`)));
    const kind = text(`why.kind.${first.kind}`);
    const { found } = first;
    return text(first.kind === 'exact' ? 'why.says' : 'why.saysOther', { found, fields, kind });
  }
  if (!words.every(({ fields }) => fields.includes('title'))) return undefined;
  return text('why.inTitle', {
    words: list(words.map((word) => text('why.word', { word: word.found }))),
  });
}

/** The reasons why a course was found: one per word, by weight. */
const whyRows = (match: Match, words: Words): WhyRow[] =>
  match.words.toSorted((a, b) => b.share - a.share).map((word) => rowOf(word, words));

/**
 * The reasons why a search found the course; undefined while browsing, and where the text names
 * filters only.
 */
export function useWhy({ match }: Pick<CatalogueResult, 'match'>): WhyListProps | undefined {
  const text = useTranslate();
  const { list, percent } = useFormatters();
  return useMemo(() => {
    if (match === null || match.words.length === 0) return undefined;
    const title = text('why.title');
    const sentence = whySentence(match, { text, list });
    if (sentence !== undefined) return { title, rows: [], note: sentence };
    return { title, rows: whyRows(match, { text, list, percent }), note: text('why.note') };
  }, [list, match, percent, text]);
}
