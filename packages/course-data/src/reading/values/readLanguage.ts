import { primaryLanguage } from '@aulario/search';
import { cached } from '../../course/cached.ts';

const codes =
  'ar bg bn ca cs da de el en es et eu fa fi fr gl he hi hr hu id it ja ko lt lv ms nl no pl pt ro ru sk sl sr sv sw ta te th tr uk ur vi zh'.split(
    ' ',
  );

const known = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/** The names of languages in English, Spanish, German, French and the language itself. */
const byName = new Map<string, string>(
  codes.flatMap((code) =>
    ['en', 'es', 'de', 'fr', code].map((reader): [string, string] => {
      const name = new Intl.DisplayNames(reader, { type: 'language' }).of(code) ?? code;
      return [name.toLowerCase(), code];
    }),
  ),
);
for (const name of ['castellano', 'castilian']) byName.set(name, 'es');
byName.set('اللغة العربية', 'ar');
for (const name of ['español latino', 'español (latinoamérica)', 'spanish (latin america)'])
  byName.set(name, 'es-419');

/** Codes of several languages, and of none. */
const unspoken = new Set(['mul', 'zxx']);

const tagOf = cached((text: string): string | null => {
  try {
    const [tag = ''] = Intl.getCanonicalLocales(text.replaceAll('_', '-'));
    const language = primaryLanguage(tag);
    return unspoken.has(language) || known.of(language) === undefined ? null : tag;
  } catch {
    // It throws for whatever is no language tag.
    return null;
  }
});

/** Parses a language of a feed ('es_ES', 'Spanish', 'English (US)') to BCP 47; null if invalid. */
export function readLanguage(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const text = value.trim().slice(0, 60);
  const name = text.toLowerCase();
  return byName.get(name) ?? byName.get(name.replace(/\s*[([].*$/, '')) ?? tagOf(text);
}
