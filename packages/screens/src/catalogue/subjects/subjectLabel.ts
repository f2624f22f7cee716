import type { ReaderLanguage, SubjectName } from '@aulario/course-data';

/** A subject in the reader's language; without a known name, as its courses name it. */
export const subjectLabel = (
  { subject, spanish }: SubjectName,
  language: ReaderLanguage,
): string => (language === 'es' ? spanish : subject);
