import { useLanguage } from '@aulario/frame/language/LanguageProvider.tsx';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { inLanguage } from '@aulario/frame/navigation/languageAddress.ts';
import { searched } from '@aulario/frame/navigation/searched.ts';
import { searchHref } from '@aulario/frame/navigation/searchHref.ts';
import { SearchBar } from '@aulario/ui';
import { useNavigate } from 'react-router-dom';
import { PublicPage } from '../site/PublicPage.tsx';
import { OopsScreen } from './OopsScreen.tsx';

export interface NotFoundProps {
  homeHref: string;
  /** The catalogue to search. */
  catalogueHref: string;
  /** Whether the dashboard's frame surrounds the screen. */
  isInside?: boolean | undefined;
  status: string;
}

/** The screen for an unknown address, from which one can search the catalogue. */
export function NotFound({ homeHref, catalogueHref, isInside, status }: NotFoundProps) {
  const text = useTranslate();
  const navigate = useNavigate();
  const { language } = useLanguage();
  const screen = (
    <OopsScreen
      homeHref={homeHref}
      isInside={isInside}
      status={`${status}. ${text('error.notFound')}`}
      search={
        <SearchBar
          label={text('search.label')}
          placeholder={text('search.label')}
          submitLabel={text('search.submit')}
          busyLabel={text('search.busy')}
          onSubmit={(typed) => {
            const to = inLanguage(searchHref(catalogueHref, typed), language);
            void navigate(to, { state: searched });
          }}
        />
      }
    />
  );
  return isInside ? screen : <PublicPage>{screen}</PublicPage>;
}
