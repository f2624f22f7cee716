import { noCounts, readFeed } from '../readFeed.ts';
import { provider } from './readAll.ts';

/** Reads a feed in a process of its own: `node measureReading.ts PROVIDER SOURCE`. */
const [id = '', source = ''] = process.argv.slice(2);
const counts = noCounts();
const options = {
  provider: provider(id),
  source,
  seenOn: '2026-11-22' as const,
  http: { userAgent: 'AularioTest/1', maxAttempts: 1 },
  ...(id === 'jsonld' ? { providerOfHost: () => null } : {}),
};
for await (const _ of readFeed(options, counts));
const peakMebibytes = Math.round(process.resourceUsage().maxRSS / 1024);
process.stdout.write(JSON.stringify({ ...counts, peakMebibytes }));
