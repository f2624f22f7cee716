import type { CatalogueResult } from '@aulario/course-data';
import type { WhyListProps } from '@aulario/ui';
import { useMemo } from 'react';
import { useFormatters } from '../../language/useFormatters.ts';
import { useTranslate } from '../../language/useTranslate.ts';
import { whyRows } from './whyRows.ts';

/** The reasons why a search found the course; undefined while browsing without a search. */
export function useWhy({ match }: Pick<CatalogueResult, 'match'>): WhyListProps | undefined {
  const text = useTranslate();
  const { list, percent } = useFormatters();
  return useMemo(
    () =>
      match === null
        ? undefined
        : {
            title: text('why.title'),
            rows: whyRows(match, { text, list, percent }),
            note: text('why.note'),
          },
    [list, match, percent, text],
  );
}
