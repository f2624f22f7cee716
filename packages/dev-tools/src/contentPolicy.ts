import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** What a style has that the application fills: nothing. */
const emptyStyle = hashOf('');

/** The inline scripts and styles of a page that a content policy must name. Data are none. */
function inlineOf(html: string) {
  const texts = (tag: 'script' | 'style') =>
    Array.from(html.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'gs')), ([, text = '']) => text);
  return { scripts: texts('script'), styles: texts('style') };
}

/**
 * The pages of a build; of those of courses, which hold the same inline, one of each language.
 */
function differentPages(build: string): string[] {
  const courses = new Set<string>();
  return readdirSync(build, { recursive: true, encoding: 'utf8' }).filter((file) => {
    if (!file.endsWith('.html')) return false;
    const [folder] = /^(?:\w+\/)?course\//.exec(file) ?? [];
    if (folder === undefined) return true;
    const isFirst = !courses.has(folder);
    courses.add(folder);
    return isFirst;
  });
}

/**
 * The hosting's configuration with the hashes of everything that the pages of a build hold inline,
 * in its content policy in the place of those before.
 *
 * @param firebaseJson - The text of firebase.json.
 * @param build - The folder that the hosting serves.
 */
export function withInlineHashes(firebaseJson: string, build: string): string {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const page of differentPages(build)) {
    const inline = inlineOf(readFileSync(join(build, page), 'utf8'));
    for (const script of inline.scripts) scripts.add(hashOf(script));
    for (const style of inline.styles) styles.add(hashOf(style));
  }
  const list = (hashes: ReadonlySet<string>) => [...hashes].sort().map((hash) => ` ${hash}`);
  return firebaseJson
    .replace(
      /(script-src 'self')(?: 'sha256-[^']*')*/,
      (_, start) => start + list(scripts).join(''),
    )
    .replace(/(style-src 'self')(?: 'sha256-[^']*')*/, (_, start) =>
      [start, ` ${emptyStyle}`, ...list(styles)].join(''),
    );
}
