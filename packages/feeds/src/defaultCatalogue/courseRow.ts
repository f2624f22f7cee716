import {
  type Course,
  categoriesOf,
  decimalOf,
  type Money,
  type NumberRange,
} from '@aulario/course-data';
import { foldText, glossaryLanguages, glossarySubjects } from '@aulario/search';
import type { MappedField } from '../providers/mapping.ts';
import { isAnswered } from '../record/isAnswered.ts';
import type { JoinedCourse } from './joinRecords.ts';

const known = new Set(
  glossarySubjects
    .flatMap((subject) => glossaryLanguages.flatMap((language) => subject[language]))
    .map(foldText),
);

/** A product is called the same in every language. */
const product =
  /^(?:.*[A-Z][^ ]*[A-Z\d+#].*|Photoshop|Python|Java|Excel|Linux|Notion|Canva|Docker|Kubernetes|React|Angular|Unity|Blender|Git|Oracle|Illustrator|Lightroom)$/;

/** The subjects that a reader of any language understands; the others are English only. */
const subjectsOf = ({ subjects }: Course) =>
  subjects.flatMap((subject) => {
    if (product.test(subject)) return [subject];
    const sentenceCase = `${subject.charAt(0)}${subject.slice(1).toLowerCase()}`;
    return known.has(foldText(subject)) ? [sentenceCase] : [];
  });

const rangeOf = (range: NumberRange | null) =>
  range && (range.min === range.max ? String(range.min) : `${range.min}-${range.max}`);

/** What is charged, and for what. */
function pricesOf({ price }: Course, certificate: Money | null) {
  const money = price.kind === 'paid' ? price.money : null;
  return {
    price: money && decimalOf(money),
    isFree: price.kind === 'free' ? true : null,
    certificatePrice: certificate && decimalOf(certificate),
    currency: (money ?? certificate)?.currency,
  };
}

/** The facts of a course by the names that a mapping gives them; no sentence of its platform. */
export function courseRow({ course, details, days }: JoinedCourse): object {
  const facts: Partial<Record<MappedField, unknown>> = {
    id: course.id.slice(course.id.indexOf(':') + 1),
    title: course.title,
    url: course.url,
    institution: course.institution,
    instructors: course.instructors,
    language: course.language,
    filled: course.filled,
    subtitles: course.subtitles,
    level: course.level,
    category: course.secondCategory === null ? course.category : categoriesOf(course),
    subjects: subjectsOf(course),
    ...pricesOf(course, details.certificate?.price ?? null),
    rating: course.rating,
    ratingCount: course.ratingCount,
    minutes: course.minutes,
    weeks: rangeOf(course.weeks),
    weeklyHours: rangeOf(course.weeklyHours),
    lectures: details.lectureCount,
    published: course.published,
    updated: course.updated,
    learners: details.learners,
    recorded: [...new Set(days)].join('/'),
  };
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => isAnswered(value)));
}
