import {
  type CalendarDay,
  type CoursePage,
  type CourseRun,
  categoriesOf,
  type Offer,
  platformOf,
  subjectIn,
} from '@aulario/course-data';
import { filledNote } from '@aulario/course-view/course/useCourseFacts.ts';
import { yearsInWords } from '@aulario/course-view/course/usePriceView.ts';
import { foreignLang } from '@aulario/frame/language/foreignLang.ts';
import { useLanguage } from '@aulario/frame/language/LanguageProvider.tsx';
import { useFormatters } from '@aulario/frame/language/useFormatters.ts';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { categoryHref } from '@aulario/frame/navigation/href/categoryHref.ts';
import { useShell } from '@aulario/frame/navigation/ShellProvider.ts';
import { useOutgoingHref } from '@aulario/frame/services/useOutgoing.ts';
import { Link, VisuallyHidden } from '@aulario/ui';
import type { ReactNode } from 'react';
import { useToday } from '../../../today/useToday.ts';
import { inPhrase } from '../../facets/facetTexts.ts';
import { useSubjectHref } from '../../subjects/useSubjectHref.ts';
import { CourseSection } from '../CoursePage/CourseSection.tsx';
import { FactList } from '../CoursePage/FactList.tsx';
import { nextRuns } from './openRuns.ts';

/** Things in one line, with commas between them. */
const inOneLine = <T,>(
  things: readonly T[],
  keyOf: (thing: T) => string,
  show: (thing: T) => ReactNode,
) =>
  things.map((thing, index) => (
    <span key={keyOf(thing)}>
      {index > 0 && <span>, </span>}
      {show(thing)}
    </span>
  ));

/** The other places that offer a course, with their prices as far as known. */
function CourseOffers({ offers }: { offers: readonly Offer[] }) {
  const text = useTranslate();
  const { money } = useFormatters();
  const outgoing = useOutgoingHref();
  const priceOf = ({ price }: Offer): string => {
    if (price.kind === 'paid') return money(price.money);
    return text(price.kind === 'free' ? 'price.free' : 'price.unknown');
  };
  return inOneLine(
    offers,
    ({ url }) => url,
    (offer) => (
      <>
        <Link href={outgoing(offer)} target="_blank" rel="noopener noreferrer">
          <span>{platformOf(offer.platform).name}</span>
          <VisuallyHidden>{` (${text('app.newTab')})`}</VisuallyHidden>
        </Link>
        <span>{` · ${priceOf(offer)}`}</span>
      </>
    ),
  );
}

/** The subjects of a course, each with its own page, or a search where the category is unknown. */
function Subjects({ course, subjects }: Pick<CoursePage, 'course' | 'subjects'>) {
  const { language } = useLanguage();
  const hrefOf = useSubjectHref();
  return inOneLine(
    subjects,
    ({ subject }) => subject,
    (name) => <Link href={hrefOf(name, course.category)}>{subjectIn(name, language)}</Link>,
  );
}

/** The categories of a course, each with its own page, and whether they were found from its title. */
function Categories({ course, note }: Pick<CoursePage, 'course'> & { note: string | undefined }) {
  const text = useTranslate();
  const shell = useShell();
  return (
    <>
      {inOneLine(
        categoriesOf(course),
        (category) => category,
        (category) => (
          <Link href={categoryHref(shell, category)}>{text(`category.${category}`)}</Link>
        ),
      )}
      {note !== undefined && <span>{` (${note})`}</span>}
    </>
  );
}

/** When a course starts, and until when one can enrol. */
function Runs({ runs }: { runs: readonly CourseRun[] }) {
  const text = useTranslate();
  const { date } = useFormatters();
  return runs.map(({ start, enrolBy }) => (
    <p key={start}>
      {[
        start !== null && date(start),
        enrolBy !== null && text('course.record.enrolBy', { date: date(enrolBy) }),
      ]
        .filter((part) => part !== false)
        .join(' · ')}
    </p>
  ));
}

interface CourseFactListProps extends CoursePage {
  /** What of the first facts is unknown, by name: 'Nivel'. */
  unknownFacts: readonly string[];
  /** The day of the request; required in prerendered pages. */
  askedOn: CalendarDay;
}

/** Further facts about a course. Rows without data are omitted; one names what nobody recorded. */
export function CourseFactList(props: CourseFactListProps) {
  const { course, subjects, details, unknownFacts } = props;
  const text = useTranslate();
  const { count, date, list } = useFormatters();
  const { language } = useLanguage();
  const today = useToday(props.askedOn);
  const { pace, platform, updated, recorded } = course;
  const { certificate, curriculum, learners, offers, outcomes, seen, teaches } = details;
  const lang = foreignLang(course.language, language);
  const row = (label: string, value: ReactNode) => ({ label, value });
  const runs = nextRuns(details.runs, today);
  const unknown = [
    ...unknownFacts,
    ...(outcomes.length > 0 ? [] : [text('course.outcomes')]),
    ...(curriculum.length > 0 ? [] : [text('course.curriculum')]),
  ].map(inPhrase);
  const categoryNote = filledNote(text, course, 'category');
  const rows = [
    (course.secondCategory !== null || categoryNote !== undefined) &&
      row(text('facet.category'), <Categories course={course} note={categoryNote} />),
    subjects.length > 0 &&
      row(text('course.record.subjects'), <Subjects course={course} subjects={subjects} />),
    pace !== null && row(text('course.record.pace'), text(`course.record.pace.${pace}`)),
    learners !== null && row(text('course.record.learners'), count(learners)),
    runs.length > 0 && row(text('course.record.runs'), <Runs runs={runs} />),
    teaches.length > 0 &&
      row(text('course.record.teaches'), <span lang={lang}>{teaches.join(', ')}</span>),
    certificate !== null &&
      certificate.name !== null &&
      row(text('facet.certificate'), <span lang={lang}>{certificate.name}</span>),
    offers.length > 0 && row(text('course.record.offers'), <CourseOffers offers={offers} />),
    updated !== null && row(text('course.record.updated'), date(updated)),
    row(
      text('course.record.checked'),
      seen === null
        ? text('course.record.years', { years: yearsInWords(text, recorded) })
        : text('course.record.seen', { date: date(seen.last) }),
    ),
    unknown.length > 0 &&
      row(
        text('course.record.unknown'),
        text('course.record.unknownFacts', {
          facts: list(unknown),
          platform: platformOf(platform).name,
        }),
      ),
  ].filter((each) => each !== false);
  return (
    <CourseSection title={text('course.record')}>
      <FactList rows={rows} />
    </CourseSection>
  );
}
