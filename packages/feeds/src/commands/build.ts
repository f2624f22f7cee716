import { readFile } from 'node:fs/promises';
import type { CalendarDay } from '@aulario/course-data';
import { type BuiltCatalogue, buildCatalogue } from '../build/buildCatalogue.ts';
import { editLines, gapsOf, summaryTable, warningsOf } from '../build/report/report.ts';
import { parseEdits } from '../edits/edits.ts';
import { readProviders } from '../providers/readProviders.ts';
import { createProgress } from './progress.ts';
import { readBuildArguments } from './readBuildArguments.ts';
import { userAgentOf } from './userAgent.ts';
import { writeBuild } from './writeBuild.ts';

/**
 * `build`: reads the feeds and writes a catalogue. Returns the summary to print, and whether every
 * feed was read to its end.
 */
export async function build(
  args: readonly string[],
  today: CalendarDay,
): Promise<{ text: string; isWhole: boolean }> {
  const providers = readProviders();
  const { about, out, state, edits, ...asked } = readBuildArguments(args, providers, today);
  const progress = createProgress(process.stderr);
  let built: BuiltCatalogue | null = null;
  try {
    built = await buildCatalogue({
      ...asked,
      edits: edits === undefined ? [] : parseEdits(await readFile(edits, 'utf8')),
      providers,
      stateFolder: state,
      http: { userAgent: userAgentOf(about) },
      onProgress: progress.feed,
    });
    const files = await writeBuild(out, built, progress.files);
    await built.commit();
    const { report } = built;
    const changes = Object.entries(report.changes).map(([kind, count]) => `${count} ${kind}`);
    const gaps = gapsOf(report);
    const text = [
      summaryTable(report),
      ...gaps,
      ...warningsOf(report.feeds),
      ...editLines(report),
      '',
      `${report.courses} courses in ${files} files: ${out}`,
      `since the last build: ${changes.join(', ')}`,
      `report: ${out}/report.html`,
    ].join('\n');
    return { text, isWhole: gaps.length === 0 };
  } finally {
    progress.finish();
    built?.close();
  }
}
