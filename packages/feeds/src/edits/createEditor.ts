import { type Course, parseCourse } from '@aulario/course-data';
import { readPeople } from '@aulario/course-data/reading';
import { addressKey } from '../record/addressKey.ts';
import type { KnownCourse } from '../record/finishCourse.ts';
import { type Edit, EditsError } from './edits.ts';

/** What an edit did in a build. */
export interface EditEffect {
  /** 'hide udemy:1001 (Ana, 2026-11-20)'. */
  edit: string;
  /** The number of courses that it fits. */
  courses: number;
}

/** Applies the edits of the operator to the courses of a build. */
export interface Editor {
  /** Whether no edit hides, blocks or takes down the course. */
  readonly admits: (course: Course) => boolean;
  /** The course with the facts that edits correct; throws an EditsError for facts no course can have. */
  readonly correct: (known: KnownCourse) => KnownCourse;
  readonly isPinned: (course: Course) => boolean;
  readonly effects: () => readonly EditEffect[];
}

/** A person's name as the catalogue has it, without degrees, and case. */
const folded = (name: string) => (readPeople(name)?.[0] ?? name).trim().toLocaleLowerCase();

const isAddress = (course: string) => URL.canParse(course) && /^https?:/.test(course);

/** Whether a host is the blocked one or below it. */
const isOnHost = (url: string, host: string) =>
  new URL(url).hostname === host || new URL(url).hostname.endsWith(`.${host}`);

function fits(edit: Edit, course: Course): boolean {
  switch (edit.do) {
    case 'block-host':
      return isOnHost(course.url, edit.host.toLowerCase());
    case 'block-instructor':
      return course.instructors.some((name) => folded(name) === folded(edit.name));
    default:
      return isAddress(edit.course)
        ? addressKey(course.url) === addressKey(edit.course)
        : course.id === edit.course;
  }
}

function targetOf(edit: Edit): string {
  switch (edit.do) {
    case 'block-host':
      return edit.host;
    case 'block-instructor':
      return edit.name;
    default:
      return edit.course;
  }
}

const removing: ReadonlySet<Edit['do']> = new Set([
  'hide',
  'takedown',
  'block-host',
  'block-instructor',
]);

/** Edits by the id that they name, and those that every course is compared with. */
function lookUp(edits: readonly Edit[]) {
  const byId = Map.groupBy(edits, (edit) =>
    'course' in edit && !isAddress(edit.course) ? edit.course : undefined,
  );
  const others = byId.get(undefined) ?? [];
  return (course: Course) => [
    ...(byId.get(course.id) ?? []),
    ...others.filter((edit) => fits(edit, course)),
  ];
}

export function createEditor(edits: readonly Edit[]): Editor {
  const removals = lookUp(edits.filter((edit) => removing.has(edit.do)));
  const corrections = lookUp(edits.filter((edit) => edit.do === 'correct'));
  const pins = lookUp(edits.filter((edit) => edit.do === 'pin'));
  const fitting = new Map<Edit, Set<string>>(edits.map((edit) => [edit, new Set()]));
  const note = (found: readonly Edit[], { id }: Course) => {
    for (const edit of found) fitting.get(edit)?.add(id);
    return found;
  };
  return {
    admits: (course) => note(removals(course), course).length === 0,
    isPinned: (course) => note(pins(course), course).length > 0,
    correct(known) {
      const found = note(corrections(known.course), known.course);
      if (found.length === 0) return known;
      const facts = found.map((edit) => (edit.do === 'correct' ? edit.facts : {}));
      const changed: Course = Object.assign({}, known.course, ...facts);
      // A stated language is no longer one of the title.
      const filled = known.course.filled.filter((fact) => !facts.some((each) => fact in each));
      const parsing = parseCourse({ ...changed, filled });
      if (parsing.ok) return { ...known, course: parsing.course };
      const [{ path, message } = { path: '', message: '' }] = parsing.issues;
      throw new EditsError(`The correction of ${known.course.id}: ${path} ${message}`);
    },
    effects: () =>
      Array.from(fitting, ([edit, ids]) => ({
        edit: `${edit.do} ${targetOf(edit)} (${edit.by}, ${edit.on})`,
        courses: ids.size,
      })),
  };
}
