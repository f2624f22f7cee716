import type { CategoryId } from '@aulario/course-data';
import type { ShellPaths } from '../shellPaths.ts';
import { slugOf } from './slugOf.ts';

/** The news of a category, '/news/development', or of all. */
export const newsHref = ({ news }: ShellPaths, category: CategoryId | null): string =>
  category === null ? news : `${news}/${slugOf(category)}`;
