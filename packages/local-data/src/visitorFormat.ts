import { visitorPrefix } from './oldPrefixes.ts';
import type { RecordFormat } from './recordFormat.ts';

/** Unencrypted, because a visitor has no account to derive a key from. */
export const visitorFormat: RecordFormat = {
  prefix: visitorPrefix,
  collection(collection) {
    const prefix = `${visitorPrefix}${escapeUnits(collection)}:`;
    const nameIn = (key: string) => key.slice(prefix.length).replace(/#\d+$/, '');
    return {
      prefix,
      keyOf: (name, attempt) =>
        prefix + escapeUnits(name) + (attempt === 0 ? '' : `#${String(attempt)}`),
      encode: (_, { text }) => text,
      decode: (key, text) => ({ name: unescapeUnits(nameIn(key)), text }),
    };
  },
};

/** Escapes UTF-16 units, since encodeURIComponent throws on half a surrogate pair. */
function escapeUnits(text: string): string {
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
