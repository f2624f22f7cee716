import { AuthError } from '@aulario/auth';
import { CatalogueError } from '@aulario/course-data';
import type { Report } from './report.ts';

/** Reports an error that a screen handles, unless the catalogue or the accounts have reported it. */
export function reportUnforeseen(report: Report, error: unknown, context: string): void {
  if (!(error instanceof CatalogueError || error instanceof AuthError)) report(error, context);
}
