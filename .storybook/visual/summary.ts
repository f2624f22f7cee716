import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { countsOf } from './counts.ts';
import { type Finding, reportPage } from './reportPage.ts';
import { baselineFolder, differedOnce, reportFolder } from './screenshotTest.ts';
import { builtStories } from './stories.ts';

/** Writes a picture of the report, if there is one, and returns its path. */
function written(story: string, name: string, { attachments }: TestResult): string | undefined {
  const body = attachments.find((attachment) => attachment.name === name)?.body;
  if (!body) return undefined;
  const file = `${story}.${name.replace(' ', '.')}.png`;
  writeFileSync(join(reportFolder, file), body);
  return file;
}

/** Prints the result of a run and what to do next: where to look, or why nothing was compared. */
export default class Summary implements Reporter {
  readonly #reasons = new Set<string>();
  readonly #findings: Finding[] = [];
  readonly #once: string[] = [];

  onBegin(): void {
    rmSync(reportFolder, { recursive: true, force: true });
    mkdirSync(reportFolder, { recursive: true });
  }

  onTestEnd({ title }: TestCase, result: TestResult): void {
    for (const { type, description = '' } of result.annotations) {
      if (type === 'skip') this.#reasons.add(description);
      else if (type === differedOnce) this.#once.push(`${title} ${description}`);
      else {
        this.#findings.push({
          story: title,
          view: type,
          summary: description,
          reference: written(title, `${type} reference`, result),
          actual: written(title, `${type} actual`, result),
          difference: written(title, `${type} difference`, result),
        });
      }
    }
  }

  onEnd({ status }: FullResult): void {
    process.stdout.write(`\n${countsOf(builtStories(), baselineFolder)}\n`);
    for (const reason of this.#reasons) {
      process.stdout.write(`No picture was compared. ${reason}\n`);
    }
    for (const picture of this.#once) {
      process.stdout.write(`Differed once, and not when mounted again: ${picture}\n`);
    }
    if (status !== 'failed' || !this.#findings.length) return;
    const page = join(reportFolder, 'index.html');
    writeFileSync(page, reportPage(this.#findings, process.env['STORYBOOK_URL']));
    process.stdout.write(`What differs can be seen in ${page}\n`);
  }

  printsToStdio(): boolean {
    return false;
  }
}
