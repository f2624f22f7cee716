import type { CatalogueResult } from '@aulario/course-data';
import type { WhyPanelProps } from '@aulario/ui';
import { useMemo } from 'react';
import { useNumbers } from '../../language/useNumbers.ts';
import { useText } from '../../language/useText.ts';
import { whyRows } from './whyRows.ts';

/** What tells why a course was found; nothing to tell when it was come upon while browsing. */
export function useWhy({ course, match }: CatalogueResult): WhyPanelProps | undefined {
  const text = useText();
  const { list, percent } = useNumbers();
  const { title } = course;
  return useMemo(
    () =>
      match === null
        ? undefined
        : {
            label: text('why.label'),
            accessibleLabel: text('why.of', { title }),
            title: text('why.title'),
            closeLabel: text('why.close'),
            rows: whyRows(match, { text, list, percent }),
            note: text('why.note'),
          },
    [list, match, percent, text, title],
  );
}
