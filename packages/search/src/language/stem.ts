/**
 * An ending is only cut off when at least this many letters remain: 'mes' is not the plural of 'm'.
 */
const minStemLength = 4;

// Spanish and English together, since a word does not show its language. The longest ones first.
const endings = (
  'aciones imientos amientos adores adoras ations amiento imiento idades mente acion adora ation ' +
  'antes ables ibles istas ments izing iendo ando ador able ible idad ista ista ment ness ings ' +
  'ivos ivas icos icas ales ante ados adas idos idas ing ers ion ivo iva ico ica ado ada ido ida al ar er ir ed ly'
).split(' ');

/** The endings by their last letter. */
const endingsOf: ReadonlyMap<string, readonly string[]> = Map.groupBy(endings, (ending) =>
  ending.slice(-1),
);

const withoutPlural = (word: string): string =>
  word.length > minStemLength - 1 && word.endsWith('s') && !/[su]s$/u.test(word)
    ? word.slice(0, -1)
    : word;

/** Also tries the singular, whose ending may be longer. */
function withoutEnding(word: string): string {
  const [whole, single] = [word, withoutPlural(word)];
  for (const one of [whole, single]) {
    const ending = endingsOf
      .get(one.slice(-1))
      ?.find((end) => one.endsWith(end) && one.length - end.length >= minStemLength);
    if (ending !== undefined) return one.slice(0, -ending.length);
  }
  return single;
}

/**
 * Cuts the final vowels of an inflection, but not of short words ('pinta', 'pinto'): 'energia',
 * 'energias' and 'energy' share a stem. 'fotografai' ends with vowels that end no word: a typo.
 */
function withoutVowels(word: string): string {
  const end = /(?:[ei][aeo]|ey|ay|oy|oe|[aeoiy])$/u.exec(word);
  return end === null ? word : word.slice(0, Math.max(minStemLength + 1, end.index));
}

const withoutDouble = (word: string): string =>
  word.length > minStemLength && /([^aeiou])\1$/u.test(word) ? word.slice(0, -1) : word;

/**
 * Words that would otherwise share a stem with 'universidad', 'negociar', 'seguridad', 'eléctrica', 'célula', 'engine',
 * 'market', 'animación', 'policy', 'público', 'forma' and 'común'.
 */
const ownStems: ReadonlyMap<string, string> = new Map(
  (
    'universe universo universal negocio seguro electricista electrician electricidad electricity ' +
    'celular engineer marketing animal policia police publicidad formacion comunidad community'
  )
    .split(' ')
    .flatMap((word) => ['', 's', 'es'].map((plural) => [word + plural, word])),
);

/**
 * Returns the part that a folded word shares with its inflections, Spanish or English:
 * 'fotografias' and 'fotografia', 'programming' and 'programs'. It is always a prefix of the word,
 * so that inflections are adjacent in a sorted dictionary. Words with other characters than a–z are
 * returned unchanged.
 */
export function stem(word: string): string {
  const own = ownStems.get(word);
  if (own !== undefined) return own;
  if (!/^[a-z]+$/u.test(word)) return word;
  return withoutDouble(withoutVowels(withoutEnding(word)));
}
