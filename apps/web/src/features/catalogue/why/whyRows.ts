import type { Match, MatchedWord } from '@aulario/course-data';
import type { WhyRow } from '@aulario/ui';
import type { Text } from '../../language/useTranslate.ts';

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

/** Why a course was found, in plain words: word by word, the heaviest first. */
export const whyRows = (match: Match, words: Words): WhyRow[] =>
  match.words.toSorted((a, b) => b.share - a.share).map((word) => rowOf(word, words));
