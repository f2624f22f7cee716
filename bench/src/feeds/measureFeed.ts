/**
 * Builds a catalogue out of a feed, in a process of its own, whose time and memory it prints:
 * `measureFeed.ts FILE OUT TODAY`.
 */
import { isCalendarDay } from '@aulario/course-data/days';
import { buildCatalogue, readProviders, writeBuild } from '@aulario/feeds';

const [source = '', folder = '', today = ''] = process.argv.slice(2);
const providers = readProviders();
const provider = providers.get('udemy');
if (provider === undefined || !isCalendarDay(today)) throw new Error('No provider, or no day');

const startMs = performance.now();
const built = await buildCatalogue({
  feeds: [{ provider, source }],
  today,
  stateFolder: `${folder}-state`,
  http: { userAgent: '' },
  maxLoss: 0.3,
  providers,
});
const files = await writeBuild(folder, built);
await built.commit();
built.close();
const seconds = (performance.now() - startMs) / 1000;
const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
const processorSeconds = (userCPUTime + systemCPUTime) / 1e6;
const kept = built.report.courses;
process.stdout.write(
  JSON.stringify({ kept, files, seconds, processorSeconds, peakMb: maxRSS / 1024 }),
);
