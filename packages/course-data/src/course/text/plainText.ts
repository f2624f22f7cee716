// Control characters, invisible direction overrides (which can reorder the text beside them),
// separators that break a line, and halves of surrogate pairs.
const unwanted =
  /[\p{Cc}\p{Cs}\u061c\u200b\u200e\u200f\u2028\u2029\u202a-\u202e\u2060\u2066-\u2069\ufeff]+/gu;

// Most texts are clean already; matching this is much faster than replacing nothing.
const clean =
  /^[!-~\u00a1-\u024f\u2010-\u2027\u20ac]+(?: [!-~\u00a1-\u024f\u2010-\u2027\u20ac]+)*$/;

// Accents above each other, as no language has them: they would cover the lines around their own.
const tower = /(\p{Script=Inherited}{4})\p{Script=Inherited}+/gu;

// Nothing that anybody sees: joiners, fillers, soft hyphens, the empty pattern of Braille.
const blank = /^[\s\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/**
 * Cleans a text of a feed for display: one line, no invisible characters, no towers of accents, trimmed;
 * '' for one that shows nothing.
 */
export function plainText(text: string): string {
  if (clean.test(text)) return text;
  const line = text.replace(unwanted, ' ').replace(tower, '$1').replace(/\s+/gu, ' ').trim();
  return blank.test(line) ? '' : line;
}
