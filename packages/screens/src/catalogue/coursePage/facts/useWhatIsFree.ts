import {
  type AccessPart,
  accessParts,
  type Course,
  certificateOf,
  localToday,
  platformOf,
  uncheckedSince,
} from '@aulario/course-data';
import { yearsInWords } from '@aulario/course-view/course/usePriceView.ts';
import { useFormatters } from '@aulario/frame/language/useFormatters.ts';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { useToday } from '../../../today/useToday.ts';
import type { WhatIsFreeProps } from '../WhatIsFree/WhatIsFree.tsx';

/**
 * Which parts of a course are free, or in the price of one that is bought, with the source.
 *
 * @param askedOn - The day of the request; required in prerendered pages.
 */
export function useWhatIsFree(
  course: Course,
  askedOn = localToday(),
): Omit<WhatIsFreeProps, 'headingLevel'> {
  const text = useTranslate();
  const { date, money } = useFormatters();
  const today = useToday(askedOn);
  const { access, price, recorded } = course;
  const certificate = certificateOf(course);
  const platform = platformOf(course.platform).name;

  const certificateText = (): string => {
    if (certificate === 'no') return text('course.noCertificate');
    if (price.kind === 'free' && price.certificate !== null) {
      return text('course.costOptional', { price: money(price.certificate) });
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

  // Of a course that is bought, the question is what one gets for it.
  const isBought = access.lessons === 'paid';
  const costOf = (part: AccessPart) =>
    isBought && access[part] === 'paid' ? 'included' : access[part];

  return {
    title: text(isBought ? 'course.included' : 'course.free'),
    parts: accessParts.map((part) => {
      const isCertificate = part === 'certificate';
      const cost = isCertificate ? certificate : costOf(part);
      return {
        title: text(`course.free.${part}`),
        text: isCertificate ? certificateText() : text(`course.cost.${costOf(part)}`),
        isOpen: cost === 'free' || cost === 'included',
      };
    }),
    source: sourceOf(),
  };
}
