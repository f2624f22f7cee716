import { noCounts, readFeed, readProviders } from '@aulario/feeds';

// Runs in a separate process to measure the memory of the reader alone.
const [source = ''] = process.argv.slice(2);
const provider = readProviders().get('udemy');
if (provider === undefined) throw new Error('No provider');

const counts = noCounts();
const startMs = performance.now();
const feed = readFeed({ provider, source, seenOn: '2026-01-01', http: { userAgent: '' } }, counts);
for await (const _ of feed);
const seconds = (performance.now() - startMs) / 1000;
const peakMb = process.resourceUsage().maxRSS / 1024;
process.stdout.write(JSON.stringify({ kept: counts.kept, seconds, peakMb }));
