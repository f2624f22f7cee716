/** Before and after the rules of a page, whose first style has all of them. */
export const styleStart = '<style>';
export const styleEnd = '</style></head>';

/** A page without the rules of its style, which all pages of its kind share. */
export type FilledPage = readonly [beforeStyle: string, afterStyle: string];
