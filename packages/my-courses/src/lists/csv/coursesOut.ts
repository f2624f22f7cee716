import { type Course, platformOf } from '@aulario/course-data';
import { escapeMarkup } from '@aulario/course-data/escapeMarkup';
import { httpsAddress } from '@aulario/safe-url';

/** A list of courses, as it leaves for other programs. */
export interface ListOut {
  readonly name: string;
  readonly courses: readonly Pick<Course, 'title' | 'platform' | 'url'>[];
}

const oneLine = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim();

const escaped = (text: string): string => escapeMarkup(oneLine(text));

/** The address as browsers read it; '' for one that no course can have. */
const addressOf = (url: string): string => httpsAddress(url)?.href ?? '';

/**
 * The lists as a file of bookmarks, a folder for each, which every browser imports (the Netscape
 * bookmark file format).
 *
 * @param title - The name of the file's own folder: 'Aulario'.
 */
export function coursesBookmarks(lists: readonly ListOut[], title: string): string {
  const folders = lists.flatMap(({ name, courses }) => [
    `    <DT><H3>${escaped(name)}</H3>`,
    '    <DL><p>',
    ...courses.map(
      ({ title: course, url }) =>
        `        <DT><A HREF="${escaped(addressOf(url))}">${escaped(course)}</A>`,
    ),
    '    </DL><p>',
  ]);
  return [
    '<!DOCTYPE NETSCAPE-Bookmark-file-1>',
    '<META HTTP-EQUIV="Content-Type" CONTENT="text/html; charset=UTF-8">',
    `<TITLE>${escaped(title)}</TITLE>`,
    `<H1>${escaped(title)}</H1>`,
    '<DL><p>',
    ...folders,
    '</DL><p>',
    '',
  ].join('\n');
}

/** A text that Markdown shows as it is. */
const plain = (text: string): string =>
  oneLine(text).replaceAll(/[\\`*_{}[\]<>()#+!|~&-]/gu, '\\$&');

/** Brackets would end the link. */
const inLink = (url: string): string =>
  addressOf(url).replaceAll('(', '%28').replaceAll(')', '%29');

/** The lists as Markdown: a heading for each, and a link with its platform for each course. */
export const coursesMarkdown = (lists: readonly ListOut[]): string =>
  lists
    .map(({ name, courses }) =>
      [
        `## ${plain(name)}`,
        '',
        ...courses.map(
          ({ title, platform, url }) =>
            `- [${plain(title)}](${inLink(url)}) · ${plain(platformOf(platform).name)}`,
        ),
        '',
      ].join('\n'),
    )
    .join('\n');
