/** Spellings beside those of `Intl`: of Peru, Uruguay and Costa Rica, and short ones, which differ between browsers. */
const otherSpellings: Readonly<Record<string, readonly string[]>> = {
  'es-9': ['setiembre', 'sep', 'sept'],
};

/**
 * The names of a month in a language, long and short, in lower case and without a full stop.
 *
 * @param month - 1 is January.
 * @param language - BCP 47.
 */
export function monthNames(month: number, language: string): string[] {
  const names = (['long', 'short'] as const).map((length) =>
    new Intl.DateTimeFormat(language, { month: length, timeZone: 'UTC' })
      .format(Date.UTC(2024, month - 1, 1))
      .toLowerCase()
      .replace('.', ''),
  );
  return [...names, ...(otherSpellings[`${language}-${month}`] ?? [])];
}
