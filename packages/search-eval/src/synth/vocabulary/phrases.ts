/** How the titles and headlines of one language are made. */
export interface Phrases {
  /** BCP 47 tags and how often each is met. */
  locales: readonly (readonly [string, number])[];
  /** Patterns with clauses: {subject}, {tool}, {made}, {audience}, {aim}, {number} … */
  titles: readonly string[];
  headlines: readonly string[];
  /** 'part' of 'part 2'. */
  partTwo: string;
  /** 'edition' of '2024 edition'. */
  edition: string;
  audience: readonly string[];
  aim: readonly string[];
  ease: readonly string[];
  /** What is made in the course. */
  thing: readonly string[];
  field: readonly string[];
  /** What learners do with the things. */
  act: readonly string[];
}
