import {
  type AccessPart,
  type Course,
  formatMoney,
  platformOf,
  uncheckedSince,
} from '@aulario/course-data';
import type { WhatIsFreeProps } from '@aulario/ui';
import { useLanguage } from '../../language/LanguageProvider.tsx';
import { useDates } from '../../language/useDates.ts';
import { useTranslate } from '../../language/useTranslate.ts';
import { yearsInWords } from '../usePriceView.ts';
import { useToday, utcToday } from './useToday.ts';

const parts = ['lessons', 'exercises', 'certificate'] as const satisfies readonly AccessPart[];

/**
 * Which parts of a course are free, with the source.
 *
 * @param askedOn - The day of the request; required in prerendered pages.
 */
export function useWhatIsFree(
  course: Course,
  askedOn = utcToday(),
): Omit<WhatIsFreeProps, 'headingLevel'> {
  const text = useTranslate();
  const date = useDates();
  const { language } = useLanguage();
  const today = useToday(askedOn);
  const { access, price, recorded, hasCertificate } = course;
  const platform = platformOf(course.platform).name;

  const costOf = (part: AccessPart): string => {
    if (part === 'certificate' && hasCertificate === false) return text('course.noCertificate');
    if (part === 'certificate' && price.kind === 'free' && price.certificate !== null) {
      return text('course.costOptional', { price: formatMoney(price.certificate, language) });
    }
    return text(`course.cost.${access[part]}`);
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
      text: costOf(part),
      isFree: access[part] === 'free',
    })),
    source: sourceOf(),
  };
}
