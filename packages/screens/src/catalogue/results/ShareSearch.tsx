import type { CatalogueQuery } from '@aulario/course-data';
import { catalogueHref } from '@aulario/course-view/addresses/catalogueHref.ts';
import { useHub } from '@aulario/course-view/addresses/hubContext.ts';
import { useLanguage } from '@aulario/frame/language/LanguageProvider.tsx';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { inLanguage } from '@aulario/frame/navigation/address/languageAddress.ts';
import { publicShell } from '@aulario/frame/navigation/shellPaths.ts';
import { useShare } from '@aulario/frame/share/useShare.ts';
import { Button, ShareIcon } from '@aulario/ui';

/** Shares a search at its public address. */
export function ShareSearch({ query }: { query: CatalogueQuery }) {
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
