/** Returns a number below `count` for an id, always the same; spreads many ids evenly. */
export function numberOf(id: string, count: number): number {
  let sum = 0;
  for (const char of id) sum = (sum * 31 + (char.codePointAt(0) ?? 0)) % count;
  return sum;
}
