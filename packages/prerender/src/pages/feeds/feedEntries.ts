import { type CatalogueNews, type Course, formatMoney, platformOf } from '@aulario/course-data';
import type { Language } from '@aulario/frame/language/language.ts';
import { inLanguage } from '@aulario/frame/navigation/address/languageAddress.ts';
import { courseHref } from '@aulario/frame/navigation/href/courseHref.ts';
import { publicShell } from '@aulario/frame/navigation/shellPaths.ts';
import type { PageText } from '../../build/pageTexts.ts';
import { uuidOf } from '../../build/uuidOf.ts';

/** What became of a course, as a feed says it. */
export interface FeedEntry {
  /** A URN, the same in every build. */
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  /** The address of the course's page, without the host. */
  readonly path: string;
  /** The day of the first build that found it. */
  readonly date: Date;
}

const priceIn = ({ price }: Course, language: Language): string | null =>
  price.kind === 'paid' ? formatMoney(price.money, language) : null;

/** The news as entries in a language, the latest first. */
export function feedEntries(
  { courses, gone }: CatalogueNews,
  language: Language,
  textOf: PageText,
): FeedEntry[] {
  const entryOf = (
    kind: string,
    day: string,
    course: Pick<Course, 'id' | 'title'>,
    label: string,
    facts: readonly (string | null)[],
  ): FeedEntry => {
    const path = inLanguage(courseHref(publicShell, course), language);
    return {
      id: uuidOf(`${path}#${kind}-${day}`),
      title: `${label}: ${course.title}`,
      summary: facts.filter((fact) => fact !== null).join(' · '),
      path,
      date: new Date(day),
    };
  };
  const entries = [
    ...courses.map((news) => {
      const { kind, day, course } = news;
      const price = priceIn(course, language);
      const prices =
        news.kind === 'lowest' ? `${formatMoney(news.before, language)} → ${price}` : price;
      const facts = [platformOf(course.platform).name, prices];
      return entryOf(kind, day, course, textOf(`page.feed.${kind}`, language), facts);
    }),
    ...gone.map((course) => {
      const label = textOf('discontinued.title', language);
      return entryOf('gone', course.day, course, label, [platformOf(course.platform).name]);
    }),
  ];
  return entries.sort((one, other) => other.date.getTime() - one.date.getTime());
}
