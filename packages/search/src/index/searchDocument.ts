/** The searchable fields of a document. Documents are numbered in the order of the index. */
export interface SearchDocument {
  title: string;
  headline: string;
  instructors: readonly string[];
  /** All names of its institution, the one that is shown first; none without one. */
  institution: readonly string[];
  /** The platform's display name, 'Udemy'. */
  platform: string;
  /** Display names; 'C/C++' is also found as C and as C++. */
  subjects: readonly string[];
  /** The labels of its category in every language of the interface. */
  categories: readonly string[];
  /** BCP 47, 'es-ES'; null when unknown. */
  language: string | null;
}

/** The primary subtag of a language: 'es' for 'es-ES', '' for none. */
export const primaryLanguage = (language: string | null | undefined): string =>
  (language ?? '').split('-')[0]?.toLowerCase() ?? '';
