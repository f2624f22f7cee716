import { fromQueryString, isCategoryId } from '@aulario/course-data';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { useCallback } from 'react';

/** Names a followed search: by its text, its categories, and whether it has filters. */
export function useFollowedName() {
  const text = useTranslate();
  return useCallback(
    (written: string) => {
      const query = fromQueryString(written);
      const { category = [], ...others } = query.filters;
      return [
        ...(query.text === '' ? [] : [query.text]),
        ...(query.subject === null ? [] : [query.subject]),
        ...category.map((id) => (isCategoryId(id) ? text(`category.${id}`) : id)),
        ...(query.similarTo === null ? [] : [text('similar.label')]),
        ...(Object.keys(others).length === 0 ? [] : [text('follow.filtered')]),
      ].join(' · ');
    },
    [text],
  );
}
