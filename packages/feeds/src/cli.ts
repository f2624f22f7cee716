import { utcDay } from '@aulario/course-data';
import { BackdatedBuildError, FeedLossError, NoCoursesError } from './build/buildCatalogue.ts';
import { build } from './commands/build.ts';
import { check } from './commands/check.ts';
import { diff } from './commands/diff.ts';
import { UsageError } from './commands/readBuildArguments.ts';
import { serve } from './commands/serve.ts';

const usage = `Usage:
  catalogue build --feed PROVIDER=SOURCE … [--out FOLDER] [--state FOLDER] [--max-loss 0.3] [--about URL]
  catalogue check --state FOLDER [--links 50]
  catalogue diff STATE-BEFORE STATE-AFTER
  catalogue serve [--out FOLDER] [--port 4180]
A source is a file, a folder, a glob or an address. Providers: packages/feeds/providers`;

const [command, ...args] = process.argv.slice(2);
const today = utcDay(Date.now());

async function run(): Promise<string> {
  if (command === 'help') return usage;
  if (command === 'build') return build(args, today);
  if (command === 'diff') return diff(args);
  if (command === 'serve') return serve(args);
  if (command !== 'check') throw new UsageError(usage);
  const { text, isGood } = await check(args, today);
  if (!isGood) process.exitCode = 1;
  return text;
}

try {
  process.stdout.write(`${await run()}\n`);
} catch (error) {
  const known = [UsageError, FeedLossError, NoCoursesError, BackdatedBuildError];
  const isKnown = known.some((kind) => error instanceof kind);
  const reason = error instanceof Error ? (isKnown ? error.message : error.stack) : error;
  process.stderr.write(`${reason}\n`);
  process.exitCode = 1;
}
