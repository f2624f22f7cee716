const letters = /[\p{Letter}\p{Number}]/u;

const firstOf = (word: string) => word.match(letters)?.[0] ?? '';

/**
 * The initials of a person's name, one or two capitals: of the first word and of the last one.
 * Empty for a name without letters or digits.
 */
export const initials = (name: string): string =>
  name
    .split(/\s+/u)
    .filter((word) => letters.test(word))
    .filter((_, index, words) => index === 0 || index === words.length - 1)
    .map(firstOf)
    .join('')
    .toUpperCase();
