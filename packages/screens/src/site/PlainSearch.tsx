import { useLanguage } from '@aulario/frame/language/LanguageProvider.tsx';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { inLanguage } from '@aulario/frame/navigation/address/languageAddress.ts';
import { searched } from '@aulario/frame/navigation/href/searched.ts';
import { searchHref } from '@aulario/frame/navigation/href/searchHref.ts';
import { paths } from '@aulario/frame/navigation/paths.ts';
import { SearchBar, type SearchBarProps } from '@aulario/ui';
import { useNavigate } from 'react-router-dom';

type PlainSearchProps = Partial<Pick<SearchBarProps, 'placeholder' | 'submitLabel' | 'submitLang'>>;

/** A search of a page without the catalogue's code, which works without the application, too. */
export function PlainSearch(words: PlainSearchProps) {
  const text = useTranslate();
  const navigate = useNavigate();
  const { language } = useLanguage();
  const catalogue = inLanguage(paths.courses, language);
  return (
    <SearchBar
      label={text('search.label')}
      placeholder={text('search.label')}
      submitLabel={text('search.submit')}
      busyLabel={text('search.busy')}
      action={catalogue}
      onSubmit={(typed) => void navigate(searchHref(catalogue, typed), { state: searched })}
      {...words}
    />
  );
}
