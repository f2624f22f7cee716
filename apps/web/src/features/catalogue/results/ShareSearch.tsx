import type { CatalogueQuery } from '@aulario/course-data';
import { Button, ShareIcon } from '@aulario/ui';
import { useLanguage } from '../../language/LanguageProvider.tsx';
import { useTranslate } from '../../language/useTranslate.ts';
import { inLanguage } from '../../navigation/languageAddress.ts';
import { publicShell } from '../../navigation/shellPaths.ts';
import { useShare } from '../../share/useShare.ts';
import { catalogueHref } from '../catalogueHref.ts';
import { useHub } from '../hubContext.ts';

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
