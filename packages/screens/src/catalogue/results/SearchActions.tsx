import type { CatalogueQuery } from '@aulario/course-data';
import { catalogueHref, useCatalogueHref } from '@aulario/course-view/addresses/catalogueHref.ts';
import { useHub } from '@aulario/course-view/addresses/hubContext.ts';
import { FollowButton } from '@aulario/course-view/follow/FollowButton.tsx';
import { NewsLink } from '@aulario/course-view/follow/NewsLink.tsx';
import { useLanguage } from '@aulario/frame/language/LanguageProvider.tsx';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { inLanguage } from '@aulario/frame/navigation/address/languageAddress.ts';
import { publicShell } from '@aulario/frame/navigation/shellPaths.ts';
import { useShare } from '@aulario/frame/share/useShare.ts';
import { Button, ShareIcon } from '@aulario/ui';

/** Shares a search at its public address. */
function ShareSearch({ query }: { query: CatalogueQuery }) {
  const text = useTranslate();
  const hub = useHub();
  const { language } = useLanguage();
  const share = useShare();
  const href = inLanguage(catalogueHref(publicShell, query, hub), language);
  return (
    <Button
      variant="quiet"
      icon={<ShareIcon />}
      aria-label={text('share.search')}
      onClick={() => void share({ title: document.title, href })}
    >
      {text('share.label')}
    </Button>
  );
}

/** Whether a query has a page of its own, which is followed and shared from there. */
function useHasPage(query: CatalogueQuery): boolean {
  const hrefFor = useCatalogueHref();
  return !hrefFor(query).includes('?');
}

/** Follows and shares a search. */
export function SearchActions({ query }: { query: CatalogueQuery }) {
  const hasPage = useHasPage(query);
  if (hasPage) return null;
  return (
    <>
      <FollowButton query={query} />
      <ShareSearch query={query} />
    </>
  );
}

/** Links to the news of a followed search. */
export function SearchNews({ query }: { query: CatalogueQuery }) {
  const hasPage = useHasPage(query);
  return hasPage ? null : <NewsLink query={query} />;
}
