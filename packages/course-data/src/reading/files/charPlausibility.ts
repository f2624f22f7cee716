/** A character with the ones around it, as an encoding shows them; '' at the ends of a text. */
export interface CharInText {
  readonly before: string;
  readonly char: string;
  readonly after: string;
  /** The text up to the character, and from behind it, as far as the next space. */
  readonly wordBefore: string;
  readonly wordAfter: string;
}

const isLetter = (char: string) => /\p{L}/u.test(char);
const isLower = (char: string) => /\p{Ll}/u.test(char);
const isUpper = (char: string) => /\p{Lu}/u.test(char);
const isDigit = (char: string) => /\d/.test(char);
const isSpace = (char: string) => char === '' || /\s/.test(char);

/** By how much letters are expected, the letters of Spanish most. */
const letterWeights: readonly (readonly [letters: string, weight: number])[] = [
  ['áéíóúñ', 2],
  ['ãçèêàöüß', 1.2],
  ['âäòôõùû', 0.9],
  ['îïëìåæøœ', 0.5],
];
const weightOf = (lower: string) =>
  letterWeights.find(([letters]) => letters.includes(lower))?.[1] ?? -1;

/** 'don’t', 'l’été', 'dell’arte', 'qu’il' */
const isElision = ({ wordBefore, wordAfter }: CharInText) =>
  /^(?:s|t|re|ll|ve|d|m)(?!\p{L})/iu.test(wordAfter) ||
  (/(?:^|\P{L})(?:[cdjlmnst]|qu|o)$|(?:ll|qu|sant|nt)$/iu.test(wordBefore) &&
    /^[aeiouhyàâéèêîô]/i.test(wordAfter));

function lowerLetter({ before, char, after }: CharInText): number {
  if (char === 'ñ') {
    const isBetween = /[aeiouáéíóúAEIOU]/.test(before) && /[aeiouáéíóú]/.test(after);
    return isBetween || (!isLetter(before) && /[aeiouáéíóú]/.test(after)) ? 2 : -1.5;
  }
  // No-break spaces of Windows look like it in DOS: 'cursoáde'.
  if (char === 'á' && (/[aoáó]/i.test(before) || /[aeoáéó]/i.test(after))) return -0.5;
  // 'à' ends words.
  const weight = char === 'à' && isLetter(after) ? 0.3 : weightOf(char);
  if (isLower(before) || isLower(after)) return isUpper(after) ? -1 : weight;
  // 'à', 'é' and 'ó' are words.
  if (!isLetter(before) && !isLetter(after)) return 'àéèó'.includes(char) ? 0.5 : -0.5;
  return isUpper(before) && !isLetter(after) ? weight / 2 : -1;
}

function upperLetter({ before, char, after }: CharInText): number {
  if (isLower(before) || (char === 'Ñ' && /[^aeiouáéíóú\s]/i.test(after))) return -2;
  const weight = weightOf(char.toLowerCase()) * 0.75;
  if (isLetter(before) || isLetter(after)) return weight;
  return -0.5;
}

const dashOf = ({ before, after }: CharInText) => {
  if (isSpace(before) !== isSpace(after)) return isLetter(before) ? -1 : 0.7;
  if (isSpace(before) || (isDigit(before) && isDigit(after))) return 1.5;
  return 0.5;
};

const signs: readonly (readonly [chars: string, weigh: (at: CharInText) => number])[] = [
  ['¿¡', ({ before, after }) => (!isLetter(before) && !isSpace(after) && after !== ',' ? 2 : -2)],
  ['“«„‘', ({ before, after }) => (!isLetter(before) && !isSpace(after) ? 1.2 : -1)],
  ['”»', ({ before, after }) => (!isSpace(before) && !isLetter(after) ? 1.2 : -1)],
  [
    '’',
    (at) => {
      if (isElision(at)) return 2.5;
      if (isLetter(at.before)) return isLetter(at.after) ? 0 : 0.7;
      return isDigit(at.after) || isDigit(at.before) ? 0.5 : -1;
    },
  ],
  ['–—', dashOf],
  ['…', ({ before, after }) => (isSpace(after) || !isLetter(before) || !isLetter(after) ? 1.2 : 0)],
  [
    '€£¥¢',
    ({ before, char, after }) => {
      const isAmount = isDigit(before) || isDigit(after) || (isSpace(before) && !isLetter(after));
      if (char === '€') return isAmount ? 2 : isLetter(before) || isLetter(after) ? -1 : 1;
      return isAmount ? 0.2 : -2;
    },
  ],
  ['ºª°', ({ before, after }) => (/[\d.nm]/i.test(before) ? 1.2 : isLetter(after) ? -1.5 : 0)],
  [
    '×÷±½¼¾²³¹',
    ({ before, after }) => (isDigit(before) || isDigit(after) || isSpace(after) ? 0.3 : -1.5),
  ],
  ['·•®©™', ({ after }) => (isLetter(after) ? -0.5 : 0.3)],
  [
    '\u00a0',
    // Pasted titles often end in one.
    ({ before, after }) => (isLetter(before) && !isLetter(after) ? 2 : 0.5),
  ],
];

/**
 * How well a character that is not ASCII fits where it stands in a text in Spanish, English or another
 * Western language: positive if it is likely there, negative if it looks like another encoding.
 */
export function charPlausibility(at: CharInText): number {
  const { char } = at;
  if (char === '\ufffd' || /\p{Cc}/u.test(char)) return -4;
  const sign = signs.find(([chars]) => chars.includes(char));
  if (sign !== undefined) return sign[1](at);
  if (isLower(char)) return lowerLetter(at);
  if (isUpper(char)) return upperLetter(at);
  return -2;
}
