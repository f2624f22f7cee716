import { CatalogueError } from '@aulario/course-data';
import type { Report } from './report.ts';

/** Reports an error that a screen handles, unless the catalogue has reported it. */
export function reportUnforeseen(report: Report, error: unknown, context: string): void {
  if (!(error instanceof CatalogueError)) report(error, context);
}
