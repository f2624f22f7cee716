/** A short name ('udemy') or the host name of the platform ('open.example'). */
export const platformIdPattern = /^[a-z0-9](?:[a-z0-9.-]{0,61}[a-z0-9])?$/;

/**
 * Platform, colon, id or slug at the source. Contains no characters with a meaning in addresses.
 */
export const courseIdPattern = /^[a-z0-9](?:[a-z0-9.-]{0,61}[a-z0-9])?:[\w~-][\w.~-]{0,199}$/;

/** The maximum length of a course's id in characters. */
export const maxCourseIdChars = 264;

/** Whether a typed or stored value has the form of a platform's id. */
export function isPlatformId(value: unknown): value is string {
  return typeof value === 'string' && platformIdPattern.test(value);
}

/** Whether a typed or stored value has the form of a course's id. */
export function isCourseId(value: unknown): value is string {
  return typeof value === 'string' && courseIdPattern.test(value);
}
