/** Words in which no character means anything to Markdown. */
const plain = (words: string) =>
  words.replace(/[\\`*_[\]<>|#]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A heading and a list in Markdown, which Storybook draws; '' without items. */
export const list = (heading: string, items: readonly string[] = []) =>
  items.length === 0 ? '' : [heading, '', ...items.map((item) => `- ${plain(item)}`)].join('\n');

type Row = readonly [name: string, words: string];

/** A heading and a table of two columns in Markdown; '' without rows. */
export function table(heading: string, head: Row, rows: readonly Row[] = []): string {
  if (rows.length === 0) return '';
  const lines = rows.map(([name, words]) => `| **${plain(name)}** | ${plain(words)} |`);
  return [heading, '', `| ${head.join(' | ')} |`, '|-|-|', ...lines].join('\n');
}
