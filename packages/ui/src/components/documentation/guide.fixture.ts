/** What a component's page says beyond its properties: a story file's `parameters.guide`. */
export interface Guide {
  /** What each key does. */
  readonly keys?: readonly (readonly [key: string, effect: string])[];
  /** What a screen reader says, and when. */
  readonly spoken?: readonly (readonly [part: string, words: string])[];
  readonly dos?: readonly string[];
  readonly donts?: readonly string[];
}

/** A guide as the parameters of a story file. */
export const guided = (guide: Guide) => ({ guide });
