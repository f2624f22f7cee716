import { type CatalogueQuery, emptyQuery } from '@aulario/course-data';
import { ResultLine } from '@aulario/ui';
import { type Text, useText } from '../language/useText.ts';
import { catalogueHref, categoryOf, withCategory } from './catalogueHref.ts';

function contextOf({ text: searched, filters }: CatalogueQuery, text: Text): string | undefined {
  const category = categoryOf(filters);
  if (category === null) {
    return searched === '' ? undefined : text('catalogue.for', { text: searched });
  }
  const name = text(`category.${category}`);
  return searched === ''
    ? text('catalogue.in', { category: name })
    : text('catalogue.forIn', { text: searched, category: name });
}

function chipsOf(query: CatalogueQuery, text: Text) {
  const { text: searched, filters } = query;
  const category = categoryOf(filters);
  const name = category === null ? '' : text(`category.${category}`);
  return [
    searched !== '' && {
      label: searched,
      removeLabel: text('catalogue.removeText', { text: searched }),
      href: catalogueHref(query, { text: '' }),
    },
    category !== null && {
      label: name,
      removeLabel: text('catalogue.removeCategory', { category: name }),
      href: catalogueHref(query, { filters: withCategory(filters, null) }),
    },
  ].filter((chip) => chip !== false);
}

interface CatalogueResultLineProps {
  query: CatalogueQuery;
  /** Null while the courses are on their way: the line stays, so that its news is announced. */
  total: number | null;
}

export function CatalogueResultLine({ query, total }: CatalogueResultLineProps) {
  const text = useText();
  const chips = chipsOf(query, text);
  return (
    <ResultLine
      count={total === null ? '' : text('catalogue.count', { count: total })}
      context={total === null ? undefined : contextOf(query, text)}
      chips={chips}
      clear={
        chips.length === 0
          ? undefined
          : { label: text('catalogue.clear'), href: catalogueHref(emptyQuery) }
      }
    />
  );
}
