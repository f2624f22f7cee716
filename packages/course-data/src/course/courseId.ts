/** Platform, colon, id or slug at the source; nothing that means anything in an address. */
export const courseIdPattern = /^(?:udemy|coursera|edx):[\w~-][\w.~-]{0,199}$/;

/** Whether a typed or stored value has the form of a course's id. */
export function isCourseId(value: unknown): value is string {
  return typeof value === 'string' && courseIdPattern.test(value);
}
