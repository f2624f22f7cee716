import type { NumberRange } from '@aulario/course-data';
import {
  emptyDraft,
  firstAt,
  readDay,
  readImage,
  readLanguage,
  readLine,
  readParagraphs,
  readWorkload,
  runOf,
  scalarOf,
} from '@aulario/course-data/reading';
import type { Importer } from './importer.ts';

/** Studio's field 'effort' has hours a week, as a text, a bare number, or '03:30'. */
function readEffort(value: unknown): NumberRange | null {
  const stated = readWorkload(value).weeklyHours;
  if (stated !== null) return stated;
  const clock = /^(\d{1,2}):([0-5]\d)(?::\d\d)?$/.exec(scalarOf(value).trim());
  const hours = clock === null ? scalarOf(value) : Number(clock[1]) + Number(clock[2]) / 60;
  return readWorkload(`${hours} hours per week`).weeklyHours;
}

function readPace(value: unknown) {
  if (/^self\b/.test(scalarOf(value))) return 'self';
  return /^instructor\b/.test(scalarOf(value)) ? 'scheduled' : null;
}

/** Pictures may be relative to the site. */
const imageOn = (home: string) => (value: unknown) =>
  typeof value === 'string' && URL.canParse(value, home)
    ? readImage(new URL(value, home).href)
    : null;

/** The open course list of any Open edX site, `/api/courses/v1/courses/`. It names no teachers, prices or ratings. */
export const openEdx: Importer = {
  records: ['results', ''],
  next: (answer) => firstAt(answer, 'pagination.next', 'next'),
  read: (record, { read, provider }) => {
    const at = (...paths: readonly string[]) => firstAt(record, ...paths);
    if (record['hidden'] === true) return null;
    const key = at('id', 'course_id');
    const pace = read('pace', at('pacing', 'pacing_type'), readPace);
    const run = runOf({ start: at('start'), end: at('end'), enrolBy: at('enrollment_end'), pace });
    const isTyped = /^[\w:+./ -]{3,200}$/.test(scalarOf(key));
    return {
      ...emptyDraft,
      sourceId: key,
      title: at('name', 'display_name', 'title'),
      url:
        typeof key === 'string' && isTyped
          ? new URL(`/courses/${encodeURI(key)}/about`, provider.home).href
          : null,
      headline: read('headline', at('short_description', 'description'), readLine),
      description: read('description', at('overview', 'full_description'), readParagraphs) ?? [],
      institution: read('institution', at('org', 'organization'), readLine),
      imageUrl: read(
        'imageUrl',
        at(
          'media.image.large',
          'media.image.raw',
          'media.image.small',
          'media.banner_image.uri_absolute',
          'media.course_image.uri_absolute',
          'media.course_image.uri',
          'course_image',
        ),
        imageOn(provider.home),
      ),
      language: read('language', at('language', 'content_language'), readLanguage),
      weeklyHours: read('weeklyHours', at('effort'), readEffort),
      pace,
      published: read('published', at('start'), readDay),
      runs: run === null ? [] : [run],
    };
  },
};
