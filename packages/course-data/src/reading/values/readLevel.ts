import { foldText } from '@aulario/search';
import type { Level } from '../../course/course.ts';

const words: Readonly<Record<string, Level>> = {
  beginner: 'beginner',
  beginners: 'beginner',
  introductory: 'beginner',
  introduction: 'beginner',
  basic: 'beginner',
  basico: 'beginner',
  principiante: 'beginner',
  principiantes: 'beginner',
  inicial: 'beginner',
  iniciante: 'beginner',
  iniciacion: 'beginner',
  anfanger: 'beginner',
  einsteiger: 'beginner',
  debutant: 'beginner',
  intermediate: 'intermediate',
  intermedio: 'intermediate',
  intermediario: 'intermediate',
  fortgeschrittene: 'intermediate',
  intermediaire: 'intermediate',
  advanced: 'advanced',
  avanzado: 'advanced',
  avancado: 'advanced',
  expert: 'advanced',
  experto: 'advanced',
  experten: 'advanced',
  avance: 'advanced',
};

/** Parses 'Beginner Level', 'Básico'; null for all levels, several of them, or anything else. */
export function readLevel(value: unknown): Level | null {
  if (typeof value !== 'string' || value.length > 80) return null;
  const found = new Set(
    foldText(value)
      .split(/[^a-z]+/)
      .flatMap((word) => words[word] ?? []),
  );
  const [level] = found;
  return found.size === 1 && level !== undefined ? level : null;
}
