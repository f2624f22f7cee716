/** Before and after the rules of a page, whose first style has all of them. */
export const styleStart = '<style>';
export const styleEnd = '</style></head>';

/** A page without the rules of its style, which all pages of its kind share. */
export type FilledPage = readonly [beforeStyle: string, afterStyle: string];

/** The rules of one class or animation of a component. */
export interface StyleRule {
  /** The number of its component, which determines the order of rules. */
  readonly group: number;
  /** The component and the class: 'sc-a fKx'. */
  readonly name: string;
  readonly text: string;
}
