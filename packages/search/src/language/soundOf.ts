const sounds: readonly (readonly [RegExp, string])[] = [
  [/ph/gu, 'f'],
  [/th/gu, 't'],
  [/[ckq]u?h?(?=[aou]|[^aeiouhy]|$)/gu, 'k'],
  [/qu/gu, 'k'],
  [/x|cc(?=[ei])/gu, 'ks'],
  [/c(?=[ei])|[zs]+/gu, 's'],
  [/ll/gu, 'i'],
  [/y/gu, 'i'],
  [/[vw]/gu, 'b'],
  [/g(?=[ei])/gu, 'j'],
  [/h/gu, ''],
  [/(.)\1/gu, '$1'],
];

/**
 * Returns a rough phonetic key of a folded word, for Spanish ears: 'piton' and 'python',
 * 'fotografia' and 'photografia', 'valbula' and 'valvula' share it.
 */
export const soundOf = (word: string): string =>
  sounds.reduce((sound, [pattern, to]) => sound.replace(pattern, to), word);
