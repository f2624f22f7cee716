import {
  type AccessPart,
  type Course,
  certificateOf,
  formatMoney,
  localToday,
  platformOf,
  uncheckedSince,
} from '@aulario/course-data';
import { yearsInWords } from '@aulario/course-view/course/usePriceView.ts';
import { useLanguage } from '@aulario/frame/language/LanguageProvider.tsx';
import { useDates } from '@aulario/frame/language/useDates.ts';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import type { WhatIsFreeProps } from '@aulario/ui';
import { useToday } from './useToday.ts';

const parts = ['lessons', 'exercises', 'certificate'] as const satisfies readonly AccessPart[];

/**
 * Which parts of a course are free, with the source.
 *
 * @param askedOn - The day of the request; required in prerendered pages.
 */
export function useWhatIsFree(
  course: Course,
  askedOn = localToday(),
): Omit<WhatIsFreeProps, 'headingLevel'> {
  const text = useTranslate();
  const date = useDates();
  const { language } = useLanguage();
  const today = useToday(askedOn);
  const { access, price, recorded } = course;
  const certificate = certificateOf(course);
  const platform = platformOf(course.platform).name;

  const certificateCost = (): string => {
    if (certificate === 'no') return text('course.noCertificate');
    if (price.kind === 'free' && price.certificate !== null) {
      return text('course.costOptional', { price: formatMoney(price.certificate, language) });
    }
    return text(
      certificate === 'yes' ? 'course.unpricedCertificate' : `course.cost.${certificate}`,
    );
  };

  const sourceOf = (): string => {
    const { basis } = access;
    // A record over several years has no single day.
    const isRecorded = basis?.source === 'feed' && recorded.from !== recorded.to;
    if (basis === null || isRecorded) {
      return text('course.freeRecorded', { years: yearsInWords(text, recorded), platform });
    }
    const stale = uncheckedSince(access, today);
    const source = stale === null ? 'course.freeChecked' : 'course.freeStale';
    return text(source, { date: date(basis.checked), platform });
  };

  return {
    title: text('course.free'),
    parts: parts.map((part) => ({
      title: text(`course.free.${part}`),
      text: part === 'certificate' ? certificateCost() : text(`course.cost.${access[part]}`),
      isFree: access[part] === 'free',
    })),
    source: sourceOf(),
  };
}
