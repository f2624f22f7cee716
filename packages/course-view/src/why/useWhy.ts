import type { CatalogueResult } from '@aulario/course-data';
import { useFormatters } from '@aulario/frame/language/useFormatters.ts';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { useMemo } from 'react';
import type { WhyListProps } from './WhyList/WhyList.tsx';
import { whyRows, whySentence } from './whyRows.ts';

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
