/** Where a stored value belongs: the key of its course, and which of the places beside it. */
export interface CartPlace {
  readonly courseKey: string;
  /** 0 = the key itself, 1 and up = beside it (`…#1`). */
  readonly place: number;
}

/** What every key of one user's cart begins with; it is never the beginning of another user's. */
export function cartPrefix(userId: string): string {
  // The colon ends the user's part, so it must not occur inside it.
  return `aulario:cart:${escapeUnits(userId, /[^A-Za-z0-9_.-]/g)}:`;
}

/** The key of one course in one user's cart: `aulario:cart:<userId>:<courseId>`. */
export function cartKey(userId: string, courseId: string): string {
  return cartPrefix(userId) + escapeUnits(courseId, /[^A-Za-z0-9_.~:-]/g);
}

/** The key of a place. A course key never holds '#', so no two places share one. */
export function placeKey({ courseKey, place }: CartPlace): string {
  return place === 0 ? courseKey : `${courseKey}#${place}`;
}

/** The reverse of {@link placeKey}. A key that no place has is a course key that nobody owns. */
export function placeOfKey(key: string): CartPlace {
  const [, courseKey, place] = /^([^#]*)#([1-9]\d{0,8})$/.exec(key) ?? [];
  return courseKey === undefined
    ? { courseKey: key, place: 0 }
    : { courseKey, place: Number(place) };
}

/** By UTF-16 unit, since encodeURIComponent throws on half a surrogate pair. */
function escapeUnits(text: string, odd: RegExp): string {
  return text.replace(odd, (unit) => `%${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
