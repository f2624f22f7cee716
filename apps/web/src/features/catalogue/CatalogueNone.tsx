import { type CatalogueQuery, emptyQuery } from '@aulario/course-data';
import { ButtonLink, EmptyState } from '@aulario/ui';
import { type Text, useText } from '../language/useText.ts';
import { catalogueHref, categoryOf, withCategory } from './catalogueHref.ts';

function wordsFor({ text: searched, filters }: CatalogueQuery, text: Text) {
  const category = categoryOf(filters);
  if (category === null) {
    return searched === ''
      ? { title: text('catalogue.none') }
      : { title: text('catalogue.noneFor', { text: searched }), hint: text('catalogue.noneHint') };
  }
  const name = text(`category.${category}`);
  return searched === ''
    ? {
        title: text('catalogue.noneIn', { category: name }),
        hint: text('catalogue.noneHintCategory'),
      }
    : {
        title: text('catalogue.noneForIn', { text: searched, category: name }),
        hint: text('catalogue.noneHintIn'),
      };
}

/** Says what was searched and leads on; the corridor of categories stands above it. */
export function CatalogueNone({ query }: { query: CatalogueQuery }) {
  const text = useText();
  const { title, hint } = wordsFor(query, text);
  const isNarrowed = query.text !== '' && query.filters.category !== undefined;
  return (
    <EmptyState scene="nothing" title={title} text={hint}>
      {isNarrowed && (
        <ButtonLink href={catalogueHref(query, { filters: withCategory(query.filters, null) })}>
          {text('catalogue.searchEverywhere')}
        </ButtonLink>
      )}
      <ButtonLink variant="ghost" href={catalogueHref(emptyQuery)}>
        {text('catalogue.seeAll')}
      </ButtonLink>
    </EmptyState>
  );
}
