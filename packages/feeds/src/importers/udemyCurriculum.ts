import type { CurriculumSection, Lecture } from '@aulario/course-data';
import {
  type FeedRecord,
  firstAt,
  isRecord,
  listOf,
  readLine,
  readNumber,
  scalarOf,
  valueAt,
} from '@aulario/course-data/reading';

/** '10:32' or '1:02:11' in minutes, at least 1. */
function clockMinutes(value: unknown): number | null {
  const parts = /^(?:(\d{1,2}):)?(\d{1,3}):(\d{2})$/.exec(scalarOf(value));
  if (parts === null) return null;
  return Math.max(
    1,
    Math.round(Number(parts[1] ?? 0) * 60 + Number(parts[2]) + Number(parts[3]) / 60),
  );
}

function minutesOf(item: FeedRecord): number | null {
  const seconds = readNumber(
    firstAt(item, 'time_estimation', 'asset.time_estimation', 'content_length'),
  );
  if (seconds !== null && seconds >= 1 && seconds < 360_000)
    return Math.max(1, Math.round(seconds / 60));
  return clockMinutes(valueAt(item, 'content_summary'));
}

const isChapter = (item: FeedRecord): boolean =>
  ['chapter', 'section'].includes(scalarOf(firstAt(item, 'item_type', '_class', 'type')));

/** The sections of a course from a flat list in which chapters stand before their lectures. */
export function readCurriculum(value: unknown): CurriculumSection[] | null {
  const sections: { title: string | null; minutes: number | null; lectures: Lecture[] }[] = [];
  for (const item of listOf(value)) {
    if (!isRecord(item)) continue;
    const title = readLine(valueAt(item, 'title'));
    if (title === null) continue;
    if (isChapter(item)) sections.push({ title, minutes: minutesOf(item), lectures: [] });
    else {
      if (sections.length === 0) sections.push({ title: null, minutes: null, lectures: [] });
      sections.at(-1)?.lectures.push({ title, minutes: minutesOf(item) });
    }
  }
  return sections.length === 0 ? null : sections;
}
