import { visitorPrefix } from '../oldPrefixes.ts';
import type { OldFormat } from './oldFormat.ts';

/** The visitor's records, which were in clear. */
export const visitorFormat: OldFormat = {
  prefix: visitorPrefix,
  collection(collection) {
    const prefix = `${visitorPrefix}${escapeUnits(collection)}:`;
    return {
      prefix,
      // A record whose key held something that nobody could read had a number at the end of its own.
      decode: (key, text) => ({
        name: unescapeUnits(key.slice(prefix.length).replace(/#\d+$/, '')),
        text,
      }),
    };
  },
};

/** Escaped UTF-16 units, since encodeURIComponent throws on half a surrogate pair. */
export function escapeUnits(text: string): string {
  return text.replace(
    /[^A-Za-z0-9_.~-]/g,
    (unit) => `%${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

function unescapeUnits(text: string): string {
  return text.replace(/%([0-9a-f]{4})/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}
