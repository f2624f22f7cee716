import { expect, it } from 'vitest';
import { read, trackedFiles } from './repository.ts';

/** Handlers that pass over their error: a catch without a binding, or with an empty block. */
const handlers = [
  /\bcatch(?:\s*\{|\s*\([^)]*\)\s*\{\s*\})/g,
  /\.catch\(\s*(?:(?:async )?\(\s*(?:_\w*)?\)\s*=>|_\w* =>|ignore\b|noop\b)/g,
];

const isComment = (line: string | undefined) => /^\s*\/\/ \S/.test(line ?? '');

/** Whether a comment stands in the statement above a line, or is the first one below it. */
function isExplained(lines: readonly string[], at: number): boolean {
  if (isComment(lines[at + 1])) return true;
  for (let above = at - 1; above >= Math.max(0, at - 4); above -= 1) {
    if (isComment(lines[above])) return true;
    if (lines[above]?.trim() === '') return false;
  }
  return false;
}

/**
 * The numbers of the lines on which an error is passed over without a word. What is caught is
 * reported, rethrown or shown; where it is not, a comment says why.
 */
function silentCatches(source: string): number[] {
  const lines = source.split('\n');
  const found = handlers.flatMap((handler) =>
    Array.from(source.matchAll(handler), ({ index }) => source.slice(0, index).split('\n').length),
  );
  return found.filter((line) => !isExplained(lines, line - 1)).toSorted((a, b) => a - b);
}

it.each([
  'try {\n  go();\n} catch {\n  return null;\n}',
  'try {\n  go();\n} catch {}',
  'try {\n  go();\n} catch (error) {}',
  'try {\n  go();\n} catch (error) {\n}',
  'go().catch(() => undefined);',
  'go().catch(() => {});',
  'go().catch((_) => null);',
  'go().catch(async () => null);',
  'go().catch(\n  () => null,\n);',
  'go().catch(ignore);',
  '// Another statement.\nstart();\n\ngo().catch(() => undefined);',
])('finds %j', (source) => {
  expect(silentCatches(source)).toHaveLength(1);
});

it.each([
  'try {\n  go();\n} catch {\n  // Without storage nothing was kept.\n  return null;\n}',
  '// The request that waits for it reports the failure.\ngo().catch(() => undefined);',
  '// In advance only.\ncatalogue\n  .search(query)\n  .catch(() => undefined);',
  'go().catch(report);',
  'go().catch((error) => report(error));',
  'try {\n  go();\n} catch (error) {\n  report(error);\n}',
])('takes %j', (source) => {
  expect(silentCatches(source)).toEqual([]);
});

it('finds none in what ships or builds', () => {
  const files = trackedFiles('*.ts', '*.tsx').filter(
    (file) => !/\.test\.|\.stories\.|\/e2e\/|\/testing\//.test(file),
  );
  const silent = files.flatMap((file) =>
    silentCatches(read(file)).map((line) => `${file}:${line}`),
  );
  expect(silent).toEqual([]);
});
