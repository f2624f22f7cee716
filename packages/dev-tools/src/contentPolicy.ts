import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** What a style has that the application fills: nothing. */
const emptyStyle = hashOf('');

/**
 * The pages of a build; of those of courses, which hold the same inline, one of each language.
 */
function differentPages(build: string): string[] {
  const files = readdirSync(build, { recursive: true, encoding: 'utf8' });
  const pages = files.filter((file) => file.endsWith('.html'));
  const byKind = Map.groupBy(pages, (file) => /^(?:\w+\/)?course\//.exec(file)?.[0] ?? file);
  return Array.from(byKind.values(), ([file = '']) => readFileSync(join(build, file), 'utf8'));
}

/**
 * The hosting's configuration with the hashes of everything that the pages of a build hold inline,
 * in its content policy in the place of those before. Data are no scripts.
 *
 * @param firebaseJson - The text of firebase.json.
 * @param build - The folder that the hosting serves.
 */
export function withInlineHashes(firebaseJson: string, build: string): string {
  const pages = differentPages(build);
  const hashesOf = (tag: 'script' | 'style') => {
    const inline = new RegExp(`<${tag}>(.*?)</${tag}>`, 'gs');
    const hashes = pages.flatMap((page) =>
      Array.from(page.matchAll(inline), ([, text = '']) => hashOf(text)),
    );
    return [...new Set(hashes)].sort();
  };
  const named = (policy: string, directive: string, hashes: readonly string[]) =>
    policy.replace(new RegExp(`(${directive} 'self')(?: 'sha256-[^']*')*`), (_, start) =>
      [start, ...hashes].join(' '),
    );
  const withScripts = named(firebaseJson, 'script-src', hashesOf('script'));
  return named(withScripts, 'style-src', [emptyStyle, ...hashesOf('style')]);
}
