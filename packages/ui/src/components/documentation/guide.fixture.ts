type Rows = readonly (readonly [name: string, words: string])[];

/** A component with these props on top of its story file's args, and what is right or wrong in it. */
export interface Example {
  readonly args?: Readonly<Record<string, unknown>>;
  readonly words: string;
}

/** What a component's page says beyond its properties: a story file's `parameters.guide`. */
export interface Guide {
  /**
   * Its parts, in the order in which they are read. A selector says where the first story renders a
   * part; its page puts the number of the part there.
   */
  readonly anatomy?: readonly (readonly [name: string, words: string, selector?: string])[];
  /** What each key does. */
  readonly keys: Rows;
  /** What a screen reader says: role, name and state of each part, and what it says by itself. */
  readonly spoken: Rows;
  /** The same component used well and badly. */
  readonly examples?: readonly { readonly good: Example; readonly bad: Example }[];
  readonly dos?: readonly string[];
  readonly donts?: readonly string[];
  /** What changed for those who use it, by date, the latest first. */
  readonly changes?: Rows;
}

/** The keys of what holds nothing but links. */
export const linkKeys: Rows = [
  ['Tab', 'Moves from link to link'],
  ['Enter', 'Opens the link'],
];

/** The keys of what can only be looked at or read. */
export const noKeys: Rows = [['None', 'It takes no focus']];

/**
 * A guide as the parameters of a story file. Below a comment it is spread into `parameters: {}`:
 * Storybook writes the comment there, and replaces what is no object literal.
 */
export const guided = (guide: Guide) => ({ guide });
