import type { CatalogueQuery, Correction } from '@aulario/course-data';
import { useCatalogueHref } from '@aulario/course-view/addresses/catalogueHref.ts';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { correctionParts } from './correctionParts.ts';
import { DidYouMean } from './DidYouMean/DidYouMean.tsx';

interface CatalogueCorrectionProps {
  query: CatalogueQuery;
  correction: Correction;
}

/** Says that a corrected text was searched, and links to the typed one. */
export function CatalogueCorrection({ query, correction }: CatalogueCorrectionProps) {
  const text = useTranslate();
  const hrefFor = useCatalogueHref();
  const { from, to } = correction;
  return (
    <DidYouMean
      parts={correctionParts(text('correction.shown', { text: '\0' }), from, to)}
      back={{
        label: text('correction.back', { text: from }),
        href: hrefFor(query, { isVerbatim: true }),
      }}
    />
  );
}
