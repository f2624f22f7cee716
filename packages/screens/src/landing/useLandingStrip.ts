import { useFormatters } from '@aulario/frame/language/useFormatters.ts';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { paths } from '@aulario/frame/navigation/paths.ts';
import type { CourseStripProps } from '@aulario/ui';
import { useStripCourses } from '../site/useStripCourses.ts';
import { type LandingCatalogue, stripSize } from './landingLoader.ts';

/** The strip of courses below the slogan; null when the catalogue cannot fill it. */
export function useLandingStrip(catalogue: LandingCatalogue | null): CourseStripProps | null {
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
