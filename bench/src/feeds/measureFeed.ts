/**
 * Reads a feed, or builds a catalogue of it, in a process of its own, whose time and memory it
 * prints: `measureFeed.ts FILE [OUT TODAY]`.
 */
import { isCalendarDay } from '@aulario/course-data/days';
import { buildCatalogue, noCounts, readFeed, readProviders, writeBuild } from '@aulario/feeds';

const [source = '', out, today = ''] = process.argv.slice(2);
const providers = readProviders();
const provider = providers.get('udemy');
if (provider === undefined) throw new Error('No provider');
const http = { userAgent: '' };

/** Reads record by record; keeps none. */
const read = async () => {
  const counts = noCounts();
  for await (const _ of readFeed({ provider, source, seenOn: '2026-01-01', http }, counts));
  return { kept: counts.kept, files: 0 };
};

const build = async (folder: string) => {
  if (!isCalendarDay(today)) throw new Error('TODAY is no day');
  const built = await buildCatalogue({
    feeds: [{ provider, source }],
    today,
    stateFolder: `${folder}-state`,
    http,
    maxLoss: 0.3,
    providers,
  });
  const files = await writeBuild(folder, built);
  await built.commit();
  built.close();
  return { kept: built.report.courses, files };
};

const startMs = performance.now();
const done = await (out === undefined ? read() : build(out));
const seconds = (performance.now() - startMs) / 1000;
const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
const processorSeconds = (userCPUTime + systemCPUTime) / 1e6;
process.stdout.write(JSON.stringify({ ...done, seconds, processorSeconds, peakMb: maxRSS / 1024 }));
