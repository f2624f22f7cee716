import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { baselineFolder, differedOnce, reportFolder } from './screenshotTest.ts';
import { builtStories, viewNames } from './stories.ts';

/** Counts for the end of a run: stories, stories with a play, pictures and their size. */
function countsLine(): string {
  const stories = builtStories();
  const played = stories.filter(({ isPlayed }) => isPlayed).length;
  const pictures = stories.flatMap(viewNames).length;
  const files = globSync(`${baselineFolder}/*`);
  const sheets = files.filter((file) => file.endsWith('.webp')).length;
  const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0);
  const size = `${(bytes / 1e6).toFixed(1)} MB`;
  return `${stories.length} stories, ${played} of them played; ${pictures} pictures on ${sheets} sheets, ${size}`;
}

/** Prints the counts of a run, why nothing was compared, what differed once, and where to look. */
export default class Summary implements Reporter {
  readonly #notes = new Set<string>();

  onTestEnd({ title }: TestCase, { annotations }: TestResult): void {
    for (const { type, description = '' } of annotations) {
      if (type === 'skip') this.#notes.add(`No picture was compared. ${description}`);
      if (type === differedOnce) {
        this.#notes.add(`Differed once, and not when mounted again: ${title} ${description}`);
      }
    }
  }

  onEnd({ status }: FullResult): void {
    const lines = [countsLine(), ...this.#notes];
    if (status === 'failed') {
      lines.push(`What differs can be seen in ${join(reportFolder, 'index.html')}`);
    }
    process.stdout.write(`\n${lines.join('\n')}\n`);
  }
}
