/** The number of lines that a word of an element takes: more than one where it is cut. */
export function linesOf(word: string, element: Element): number {
  const node = element.firstChild;
  const start = node?.textContent?.indexOf(word) ?? -1;
  if (node === null || start < 0) return 0;
  const range = document.createRange();
  range.setStart(node, start);
  range.setEnd(node, start + word.length);
  return range.getClientRects().length;
}
