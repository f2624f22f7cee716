/** Removes case and accents, that of ñ included: 'Diseño' and 'diseno' become equal. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
}
