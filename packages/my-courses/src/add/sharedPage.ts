import { middleOf, totalHours } from '@aulario/course-data';
import { ldCourses, lineOf, readLdCourse } from '@aulario/course-data/reading';
import { httpsAddress } from '@aulario/safe-url';
import { type AddedFields, platformOfHost } from './addedCourse.ts';

/** The untrusted input from a page, a share sheet or a reader. */
export interface SharedPage {
  readonly url: string;
  readonly title: string;
  /** The page's JSON-LD, unparsed. */
  readonly ld: readonly string[];
}

/** The source of a field of an added course. */
export type FieldSource = 'page' | 'address' | 'none';

/** The fields that could be read, each with its source. */
export interface ReadPage {
  readonly url: string;
  readonly fields: AddedFields;
  readonly sources: Readonly<Record<keyof AddedFields, FieldSource>>;
}

const maxScripts = 20;
const maxScriptChars = 300_000;
const maxTitleChars = 200;

function parsed(script: string): unknown {
  try {
    return script.length > maxScriptChars ? null : JSON.parse(script);
  } catch {
    // A script from outside that is no JSON; the other ones count.
    return null;
  }
}

/** The course's title in a page title such as 'Curso de guitarra | Campus'. */
const titleOfPage = (title: string) =>
  lineOf(title.slice(0, 1000))
    .split(/\s[|–—·]\s/u)[0]
    ?.slice(0, maxTitleChars) ?? '';

/** Hours to one decimal, as a reader would type them; '' when unknown. */
function hoursOf(draft: ReturnType<typeof readLdCourse>): string {
  const hours = totalHours(draft);
  return hours === null ? '' : String(Math.round(middleOf(hours) * 10) / 10);
}

/**
 * Reads the input; null without an https address. Does not execute or fetch anything in it; all
 * texts become plain text.
 */
export function readSharedPage({ url, title, ld }: SharedPage): ReadPage | null {
  const address = httpsAddress(url);
  const platform = address === null ? null : platformOfHost(address.host);
  if (address === null || platform === null) return null;
  const [record] = ld.slice(0, maxScripts).flatMap((script) => ldCourses(parsed(script)));
  const draft = record === undefined ? null : readLdCourse(record);
  const named = draft === null || typeof draft.title !== 'string' ? '' : draft.title;
  // A provider that is the platform itself is not an instructor.
  const institution = draft?.institution === platform.name ? null : draft?.institution;
  const price = draft?.price ?? { kind: 'unknown' };

  const fields: AddedFields = {
    title: named === '' ? titleOfPage(title) : named.slice(0, maxTitleChars),
    platform: platform.name,
    instructor: draft?.instructors[0] ?? institution ?? '',
    price,
    hours: draft === null ? '' : hoursOf(draft),
    language: draft?.language ?? null,
    level: draft?.level ?? null,
  };
  const known = (is: boolean): FieldSource => (is ? 'page' : 'none');
  return {
    url: address.href,
    fields,
    sources: {
      title: known(fields.title !== ''),
      platform: 'address',
      instructor: known(fields.instructor !== ''),
      price: known(price.kind !== 'unknown'),
      hours: known(fields.hours !== ''),
      language: known(fields.language !== null),
      level: known(fields.level !== null),
    },
  };
}
