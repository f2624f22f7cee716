import { useLanguage } from '@aulario/frame/language/LanguageProvider.tsx';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { inLanguage } from '@aulario/frame/navigation/address/languageAddress.ts';
import { searched } from '@aulario/frame/navigation/href/searched.ts';
import { searchHref } from '@aulario/frame/navigation/href/searchHref.ts';
import { paths } from '@aulario/frame/navigation/paths.ts';
import { PublicFrame, SearchBar } from '@aulario/ui';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { PublicFooter } from './PublicFooter.tsx';
import { PublicTabs } from './PublicTabs.tsx';
import { ShellHeader } from './ShellHeader.tsx';

/**
 * A search of a page without the catalogue's code, which works without the application, too.
 *
 * @param to - The address of the catalogue to search.
 */
function PlainSearch({ to }: { to: string }) {
  const text = useTranslate();
  const navigate = useNavigate();
  const { language } = useLanguage();
  const catalogue = inLanguage(to, language);
  return (
    <SearchBar
      label={text('search.label')}
      placeholder={text('search.label')}
      submitLabel={text('search.submit')}
      busyLabel={text('search.busy')}
      action={catalogue}
      onSubmit={(typed) => void navigate(searchHref(catalogue, typed), { state: searched })}
    />
  );
}

/** A public page that is read, with the header, tabs and footer of the catalogue. */
export function PublicPage({ children }: { children: ReactNode }) {
  return (
    <PublicFrame>
      <ShellHeader search={<PlainSearch to={paths.courses} />} />
      {children}
      <PublicFooter />
      <PublicTabs />
    </PublicFrame>
  );
}
