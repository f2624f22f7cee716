/** At least this much of a word must remain for an ending to be one: 'mes' is no plural of 'm'. */
const shortestStem = 4;

// Spanish and English in one: a word does not tell its language. Longest first.
const endings = (
  'aciones imientos amientos adores adoras ations amiento imiento idades mente acion adora ation ' +
  'antes ables ibles istas ments izing iendo ando ador able ible idad ista ista ment ness ings ' +
  'ivos ivas icos icas ales ante ados adas idos idas ing ers ion ivo iva ico ica ado ada ido ida al ar er ir ed ly'
).split(' ');

const withoutPlural = (word: string): string =>
  word.length > shortestStem - 1 && word.endsWith('s') && !/[su]s$/u.test(word)
    ? word.slice(0, -1)
    : word;

function withoutEnding(word: string): string {
  const ending = endings.find(
    (one) => word.endsWith(one) && word.length - one.length >= shortestStem,
  );
  return ending === undefined ? word : word.slice(0, -ending.length);
}

const withoutVowel = (word: string): string =>
  word.length > shortestStem && /[aeoiy]$/u.test(word) ? word.slice(0, -1) : word;

const withoutDouble = (word: string): string =>
  word.length > shortestStem && /([^aeiou])\1$/u.test(word) ? word.slice(0, -1) : word;

/**
 * What a folded word shares with its inflections, Spanish or English: 'fotografias' and
 * 'fotografia', 'programming' and 'programs'. Always a beginning of the word, so that its relatives
 * stand together in a sorted dictionary. Words with other signs than letters are their own stem.
 */
export function stem(word: string): string {
  if (!/^[a-z]+$/u.test(word)) return word;
  return withoutDouble(withoutVowel(withoutEnding(withoutPlural(word))));
}
