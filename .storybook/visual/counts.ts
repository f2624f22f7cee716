import { globSync, statSync } from 'node:fs';
import { type Story, viewNames } from './stories.ts';

/** Counts for the end of a run: stories, stories with a play, pictures and their size. */
export function countsOf(stories: readonly Story[], folder: string): string {
  const played = stories.filter(({ isPlayed }) => isPlayed).length;
  const pictures = stories.flatMap(viewNames).length;
  const files = globSync(`${folder}/*`);
  const sheets = files.filter((file) => file.endsWith('.webp')).length;
  const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0);
  const size = `${(bytes / 1e6).toFixed(1)} MB`;
  return `${stories.length} stories, ${played} of them played; ${pictures} pictures on ${sheets} sheets, ${size}`;
}
