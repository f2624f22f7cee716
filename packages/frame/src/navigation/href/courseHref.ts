import type { ShellPaths } from '../shellPaths.ts';
import { slugOf } from './slugOf.ts';

/** The page of a course: '/course/udemy:5459964/introduction-to-python'. Only the id is parsed. */
export function courseHref(shell: ShellPaths, { id, title }: { id: string; title: string }) {
  const address = `${shell.course}/${encodeURIComponent(id).replaceAll('%3A', ':')}`;
  const slug = slugOf(title);
  return slug === '' ? address : `${address}/${slug}`;
}
