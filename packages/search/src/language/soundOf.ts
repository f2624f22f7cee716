const sounds: readonly (readonly [RegExp, string])[] = [
  [/ph/gu, 'f'],
  [/th/gu, 't'],
  [/[ckq]u?h?(?=[aou]|[^aeiouhy]|$)/gu, 'k'],
  [/qu/gu, 'k'],
  [/c(?=[ei])|[zs]+/gu, 's'],
  [/ll/gu, 'i'],
  [/y/gu, 'i'],
  [/[vw]/gu, 'b'],
  [/g(?=[ei])/gu, 'j'],
  [/h/gu, ''],
  [/(.)\1/gu, '$1'],
];

/**
 * A rough key of how a folded word sounds to a Spanish ear: 'piton' and 'python', 'fotografia' and
 * 'photografia', 'valbula' and 'valvula' have the same.
 */
export const soundOf = (word: string): string =>
  sounds.reduce((sound, [pattern, to]) => sound.replace(pattern, to), word);
