const letters = /[\p{Letter}\p{Number}]/u;

const firstOf = (word: string) => word.match(letters)?.[0] ?? '';

/**
 * The initials of a person's name, one or two capitals: of the first word and of the last one.
 * Empty for a name without letters or digits.
 */
export const initials = (name: string): string => {
  const words = name.split(/\s+/u).filter((word) => letters.test(word));
  const first = words.at(0);
  const last = words.length > 1 ? words.at(-1) : undefined;
  return [first, last]
    .map((word) => (word === undefined ? '' : firstOf(word)))
    .join('')
    .toLocaleUpperCase('es');
};
