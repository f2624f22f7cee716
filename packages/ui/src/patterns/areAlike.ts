/** Whether two values say the same: plain data by content, functions and elements by identity. */
export function areAlike(before: unknown, after: unknown): boolean {
  if (Object.is(before, after)) return true;
  if (typeof before !== 'object' || typeof after !== 'object' || !before || !after) return false;
  const [old, young] = [Object.entries(before), Object.entries(after)];
  if (old.length !== young.length) return false;
  return old.every(([key, value]) => key in after && areAlike(value, Reflect.get(after, key)));
}
