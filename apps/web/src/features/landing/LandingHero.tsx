import { CourseStrip, Hero, SearchBar } from '@aulario/ui';
import { useNavigate } from 'react-router-dom';
import { useLanguage } from '../language/LanguageProvider.tsx';
import { quoted, useQuotedLang } from '../language/quoted.ts';
import { useNumbers } from '../language/useNumbers.ts';
import { useText } from '../language/useText.ts';
import { inLanguage } from '../navigation/languageAddress.ts';
import { paths } from '../navigation/paths.ts';
import { PublicHeader } from '../site/PublicHeader.tsx';
import type { LandingCatalogue } from './landingLoader.ts';
import { useLandingStrip } from './useLandingStrip.ts';

/** A search that needs no code: the browser itself leads to the courses. */
function LandingSearch() {
  const text = useText();
  const navigate = useNavigate();
  const { language } = useLanguage();
  const courses = inLanguage(paths.courses, language);
  return (
    <SearchBar
      label={text('catalogue.searchLabel')}
      placeholder={text('landing.searchExample')}
      submitLabel={quoted.watch}
      submitLang={useQuotedLang()}
      busyLabel={text('catalogue.searching')}
      action={courses}
      onSubmit={(typed) => {
        const q = typed.trim();
        void navigate(q === '' ? courses : `${courses}?${new URLSearchParams({ q })}`);
      }}
    />
  );
}

/** The slogan, the search, and what the catalogue holds; null while and where that is not known. */
export function LandingHero({ catalogue }: { catalogue: LandingCatalogue | null }) {
  const text = useText();
  const lang = useQuotedLang();
  const { count } = useNumbers();
  const strip = useLandingStrip(catalogue);
  const [titleStart, titleMark, titleEnd] = quoted.slogan;
  return (
    <Hero
      header={<PublicHeader />}
      titleStart={titleStart}
      titleMark={titleMark}
      titleEnd={titleEnd}
      titleLang={lang}
      text={
        catalogue === null
          ? text('landing.lead')
          : text('landing.leadCounted', {
              total: count(catalogue.total),
              platforms: catalogue.platforms.length,
            })
      }
      action={<LandingSearch />}
      strip={strip === null ? undefined : <CourseStrip {...strip} />}
    />
  );
}
