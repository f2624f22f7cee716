import { utcDay } from '@aulario/course-data';
import { CatalogueLimitError } from '@aulario/course-data/build';
import { BackdatedBuildError, NoCoursesError } from './build/buildCatalogue.ts';
import { FeedLossError } from './build/lossGuard.ts';
import { StateError } from './build/stateError.ts';
import { build } from './commands/build.ts';
import { check } from './commands/check.ts';
import { diff } from './commands/diff.ts';
import { UsageError } from './commands/readBuildArguments.ts';
import { serve } from './commands/serve.ts';
import { tryFile } from './commands/tryFile.ts';
import { EditsError } from './edits/edits.ts';
import { ProviderFileError } from './providers/readProviders.ts';

const exitCodes = { failed: 1, incomplete: 2 };

const usage = `Usage:
  catalogue build --feed PROVIDER=SOURCE … [--out FOLDER] [--state FOLDER] [--max-loss 0.2]
                  [--allow-loss PROVIDER] [--allow-change PROVIDER] [--remove-feed PROVIDER]
                  [--about URL] [--edits FILE] [--sets FOLDER]
  catalogue try FILE [--out FOLDER]
  catalogue check --state FOLDER [--links 50]
  catalogue diff STATE-BEFORE STATE-AFTER
  catalogue serve [--out FOLDER] [--port 4180]
A source is a file, a folder, a glob or an address. Providers: packages/feeds/providers
Ends with 1 if nothing was written, with ${exitCodes.incomplete} if a catalogue was written without all of its feeds.`;

const [command, ...args] = process.argv.slice(2);
const today = utcDay(Date.now());

async function run(): Promise<string> {
  if (command === 'help' || args.includes('--help')) return usage;
  if (command === 'build') {
    const { text, isWhole } = await build(args, today);
    if (!isWhole) process.exitCode = exitCodes.incomplete;
    return text;
  }
  if (command === 'try') return tryFile(args, today);
  if (command === 'diff') return diff(args);
  if (command === 'serve') return serve(args);
  if (command !== 'check') throw new UsageError(usage);
  const { text, isGood } = await check(args, today);
  if (!isGood) process.exitCode = exitCodes.failed;
  return text;
}

try {
  process.stdout.write(`${await run()}\n`);
} catch (error) {
  const known = [
    UsageError,
    FeedLossError,
    NoCoursesError,
    BackdatedBuildError,
    CatalogueLimitError,
    EditsError,
    ProviderFileError,
    StateError,
  ];
  const isKnown =
    known.some((kind) => error instanceof kind) ||
    (error instanceof TypeError &&
      'code' in error &&
      String(error.code).startsWith('ERR_PARSE_ARGS'));
  const reason = error instanceof Error ? (isKnown ? error.message : error.stack) : error;
  process.stderr.write(`${reason}\n`);
  process.exitCode = exitCodes.failed;
}
