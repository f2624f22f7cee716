import { join } from 'node:path';
import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { differedOnce, reportFolder } from './screenshotTest.ts';

/** Says at the end of a run why nothing was compared, what differed once, and where to look. */
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
    const lines = [...this.#notes];
    if (status === 'failed') {
      lines.push(`What differs can be seen in ${join(reportFolder, 'index.html')}`);
    }
    process.stdout.write(lines.map((line) => `${line}\n`).join(''));
  }
}
