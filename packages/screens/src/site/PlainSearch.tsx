import { useLanguage } from '@aulario/frame/language/LanguageProvider.tsx';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { inLanguage } from '@aulario/frame/navigation/address/languageAddress.ts';
import { searched } from '@aulario/frame/navigation/href/searched.ts';
import { searchHref } from '@aulario/frame/navigation/href/searchHref.ts';
import { SearchBar } from '@aulario/ui';
import { useNavigate } from 'react-router-dom';

/**
 * A search of a page without the catalogue's code, which works without the application, too.
 *
 * @param to - The address of the catalogue to search.
 */
export function PlainSearch({ to }: { to: string }) {
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
