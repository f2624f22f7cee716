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

/** Also in the plural, whose endings may be longer. */
function withoutEnding(word: string): string {
  const [whole, single] = [word, withoutPlural(word)];
  for (const one of [whole, single]) {
    const ending = endings.find(
      (end) => one.endsWith(end) && one.length - end.length >= shortestStem,
    );
    if (ending !== undefined) return one.slice(0, -ending.length);
  }
  return single;
}

/** One vowel or two, but not of a short word ('pinta', 'pinto'): 'energia', 'energias' and 'energy' are one word. */
function withoutVowels(word: string): string {
  const end = /[aeoiy]{1,2}$/u.exec(word);
  return end === null ? word : word.slice(0, Math.max(shortestStem + 1, end.index));
}

const withoutDouble = (word: string): string =>
  word.length > shortestStem && /([^aeiou])\1$/u.test(word) ? word.slice(0, -1) : word;

/** Words that would become one with 'universidad' and 'university'. */
const ownStems: ReadonlySet<string> = new Set(['universe', 'universes', 'universo', 'universos']);

/**
 * What a folded word shares with its inflections, Spanish or English: 'fotografias' and
 * 'fotografia', 'programming' and 'programs'. Always a beginning of the word, so that its relatives
 * stand together in a sorted dictionary. Words with other signs than letters are their own stem.
 */
export function stem(word: string): string {
  if (ownStems.has(word)) return word;
  if (!/^[a-z]+$/u.test(word)) return word;
  return withoutDouble(withoutVowels(withoutEnding(word)));
}
