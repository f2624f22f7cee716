import { SearchBar } from '@aulario/ui';
import { useNavigate } from 'react-router-dom';
import { useLanguage } from '../language/LanguageProvider.tsx';
import { useTranslate } from '../language/useTranslate.ts';
import { inLanguage } from '../navigation/languageAddress.ts';

/** Searches the catalogue at `catalogueHref`, from an unknown address. */
export function FailureSearch({ catalogueHref }: { catalogueHref: string }) {
  const text = useTranslate();
  const navigate = useNavigate();
  const { language } = useLanguage();
  return (
    <SearchBar
      label={text('catalogue.searchLabel')}
      placeholder={text('catalogue.searchLabel')}
      submitLabel={text('catalogue.search')}
      busyLabel={text('catalogue.searching')}
      onSubmit={(typed) => {
        const query = new URLSearchParams({ q: typed.trim() });
        void navigate(inLanguage(`${catalogueHref}?${query}`, language));
      }}
    />
  );
}
