import { isRecord } from '@aulario/course-data/reading';

/** Whether a fact is known: not null, not empty, not of the kind 'unknown'. */
export function isAnswered(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return false;
  if (Array.isArray(value)) return value.length > 0;
  if (!isRecord(value)) return true;
  if ('basis' in value) return value['basis'] !== null;
  return value['kind'] !== 'unknown';
}
