import { type BuiltCatalogue, buildCatalogue } from '../build/buildCatalogue.ts';
import { summaryTable } from '../build/report.ts';
import { readProviders } from '../providers/readProviders.ts';
import type { FeedCounts } from '../readFeed.ts';
import { readBuildArguments } from './readBuildArguments.ts';
import { writeBuild } from './writeBuild.ts';

const version = '0.1.0';

/** Names the product, and where to read about it where the operator says so. */
const userAgentOf = (about: string): string =>
  `AularioCatalogue/${version}${about === '' ? '' : ` (+${about})`}`;

function showProgress(feed: string, { read, kept, refused }: FeedCounts): void {
  if (!process.stderr.isTTY) return;
  process.stderr.write(`\r\u001b[K${feed}: ${read} read, ${kept} kept, ${refused} refused`);
}

/** Writes a catalogue and what it leaves for the next. Answers the number of its files. */
async function keep(out: string, built: BuiltCatalogue): Promise<number> {
  try {
    const files = await writeBuild(out, built);
    await built.commit();
    return files;
  } finally {
    built.close();
  }
}

/** `build`: reads the feeds and writes a catalogue. Answers what to say at the end. */
export async function build(args: readonly string[], today: string): Promise<string> {
  const providers = readProviders();
  const { about, out, state, ...asked } = readBuildArguments(args, providers, today);
  const built = await buildCatalogue({
    ...asked,
    providers,
    stateFolder: state,
    http: { userAgent: userAgentOf(about) },
    onProgress: showProgress,
  });
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
  const files = await keep(out, built);
  const { report } = built;
  const changes = Object.entries(report.changes).map(([kind, count]) => `${count} ${kind}`);
  return [
    summaryTable(report),
    '',
    `${report.courses} courses in ${files} files: ${out}`,
    `since the last build: ${changes.join(', ')}`,
    `report: ${out}/report.html`,
  ].join('\n');
}
