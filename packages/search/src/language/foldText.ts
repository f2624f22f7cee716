/** Case and accents folded, ñ included: 'Diseño' and 'diseno' are one word. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
}
