import type { FullResult, Reporter, TestCase } from '@playwright/test/reporter';
import { countsOf } from './counts.ts';
import { baselineFolder } from './gate.ts';
import { builtStories } from './stories.ts';

/** Ends a run with what to do next: where the pictures are, or why none was compared. */
export default class Summary implements Reporter {
  readonly #reasons = new Set<string>();

  onTestEnd({ annotations }: TestCase): void {
    for (const { type, description } of annotations) {
      if (type === 'skip' && description) this.#reasons.add(description);
    }
  }

  onEnd({ status }: FullResult): void {
    process.stdout.write(`\n${countsOf(builtStories(), baselineFolder)}\n`);
    for (const reason of this.#reasons) {
      process.stdout.write(`\nNo picture was compared. ${reason}\n`);
    }
    if (status === 'failed') {
      process.stdout.write('\nWhat differs can be seen in reports/visual-report/index.html\n');
    }
  }

  printsToStdio(): boolean {
    return false;
  }
}
