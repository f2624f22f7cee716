import { fixedTexts, useFixedTextsLang } from '@aulario/frame/language/fixedTexts.ts';
import { useLanguage } from '@aulario/frame/language/LanguageProvider.tsx';
import { useFormatters } from '@aulario/frame/language/useFormatters.ts';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { inLanguage } from '@aulario/frame/navigation/address/languageAddress.ts';
import { searched } from '@aulario/frame/navigation/href/searched.ts';
import { searchHref } from '@aulario/frame/navigation/href/searchHref.ts';
import { paths } from '@aulario/frame/navigation/paths.ts';
import { CourseStrip, type CourseStripProps, SearchBar } from '@aulario/ui';
import { useNavigate } from 'react-router-dom';
import { PublicHeader } from '../site/PublicHeader.tsx';
import { useStripCourses } from '../site/useStripCourses.ts';
import { Hero } from './Hero/Hero.tsx';
import { type LandingCatalogue, stripSize } from './landingLoader.ts';

/** The strip of courses below the slogan; null when the catalogue cannot fill it. */
function useLandingStrip(catalogue: LandingCatalogue | null): CourseStripProps | null {
  const text = useTranslate();
  const { count } = useFormatters();
  const courses = useStripCourses(catalogue?.courses ?? []);
  if (catalogue === null || courses.length < stripSize) return null;
  return {
    title: text('landing.stripTitle', { total: count(catalogue.total) }),
    more: { label: text('landing.stripMore'), href: paths.courses },
    courses,
  };
}

/** A search form that works without the application. */
function LandingSearch() {
  const text = useTranslate();
  const navigate = useNavigate();
  const { language } = useLanguage();
  const courses = inLanguage(paths.courses, language);
  return (
    <SearchBar
      label={text('search.label')}
      placeholder={text('landing.searchExample')}
      submitLabel={fixedTexts.watch}
      submitLang={useFixedTextsLang()}
      busyLabel={text('search.busy')}
      action={courses}
      onSubmit={(typed) => void navigate(searchHref(courses, typed), { state: searched })}
    />
  );
}

/** The slogan, the search, and the size of the catalogue; null while unknown. */
export function LandingHero({ catalogue }: { catalogue: LandingCatalogue | null }) {
  const text = useTranslate();
  const lang = useFixedTextsLang();
  const { count } = useFormatters();
  const strip = useLandingStrip(catalogue);
  const [titleStart, titleMark, titleEnd] = fixedTexts.slogan;
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
