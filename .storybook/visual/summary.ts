import type { FullResult, Reporter, TestCase } from '@playwright/test/reporter';

/** Ends a run with what to do next: where the pictures are, or why none was compared. */
export default class Summary implements Reporter {
  readonly #reasons = new Set<string>();

  onTestEnd({ annotations }: TestCase): void {
    for (const { type, description } of annotations) {
      if (type === 'skip' && description) this.#reasons.add(description);
    }
  }

  onEnd({ status }: FullResult): void {
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
