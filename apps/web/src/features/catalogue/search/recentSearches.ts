/** What the key of every account's recent searches begins with. */
const prefix = 'aulario:searches:';

/** How many are kept. */
const most = 8;

/** As long as a query may be (`fromQueryString` cuts longer ones). */
const longest = 200;

const keyOf = (userId: string) => prefix + userId;

const isSearch = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= longest;

function parsed(saved: string | null): unknown {
  try {
    return JSON.parse(saved ?? '[]');
  } catch {
    return [];
  }
}

/** The account's last searches, newest first. Whatever is stored instead counts as none. */
export function readRecentSearches(storage: Storage, userId: string): readonly string[] {
  try {
    const saved = parsed(storage.getItem(keyOf(userId)));
    return Array.isArray(saved) ? [...new Set(saved.filter(isSearch))].slice(0, most) : [];
  } catch {
    return [];
  }
}

const isSame = (one: string, other: string) =>
  one.localeCompare(other, undefined, { sensitivity: 'base' }) === 0;

/** Puts a search first. One that differs in case or accents only is replaced. */
export function rememberSearch(storage: Storage, userId: string, text: string): void {
  const search = text.trim().slice(0, longest);
  if (search === '') return;
  const others = readRecentSearches(storage, userId).filter((saved) => !isSame(saved, search));
  try {
    storage.setItem(keyOf(userId), JSON.stringify([search, ...others].slice(0, most)));
  } catch {
    // Without room for it, the search itself still works.
  }
}

export function clearRecentSearches(storage: Storage, userId: string): void {
  try {
    storage.removeItem(keyOf(userId));
  } catch {
    // A storage that refuses this has kept nothing either.
  }
}

/** Erases what was searched, whoever it was: for when nobody is signed in any more. */
export function forgetAllSearches(storage: Storage): void {
  try {
    const keys = Array.from({ length: storage.length }, (_, place) => storage.key(place));
    for (const key of keys) if (key?.startsWith(prefix)) storage.removeItem(key);
  } catch {
    // A storage that refuses this has kept nothing either.
  }
}
