import { addPlatforms } from '@aulario/course-data';
import { type FeedRecord, type FieldProblem, fieldReader } from '@aulario/course-data/reading';
import { importers } from '../importers/importers.ts';
import { type Provider, recordedDays } from '../providers/provider.ts';
import { finishCourse, type Importing } from '../record/finishCourse.ts';

/** The result of an imported record, and its unknown fields. */
export interface OneImport {
  result: Importing | null;
  notes: Record<string, FieldProblem>;
}

const seenOn = '2026-11-22';

/** Imports one record as of a day of 2026; null is no course. */
export function importRecord(provider: Provider, record: FeedRecord): OneImport {
  const { id, name, hosts } = provider;
  addPlatforms([{ id, name, hosts }]);
  const notes: Record<string, FieldProblem> = {};
  const note = (field: string, problem: FieldProblem) => {
    notes[field] = problem;
  };
  const joins = new Map();
  const draft = importers[provider.importer].read(record, {
    read: fieldReader(note),
    provider,
    joins,
    day: recordedDays(provider)?.to ?? seenOn,
  });
  const result = draft && finishCourse(draft, { provider, seenOn, note });
  return { result, notes };
}
