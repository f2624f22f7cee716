import { existsSync, readFileSync } from 'node:fs';
import { noCounts, readFeed } from '../readFeed.ts';
import { provider } from './readAll.ts';

/**
 * The most memory that this process has had, in MiB. On Linux `maxRSS` is never below what the
 * process that started this one has had, so the kernel's figure for this program alone is read.
 */
function peakMebibytes(): number {
  const status = '/proc/self/status';
  const kibibytes = existsSync(status)
    ? /^VmHWM:\s*(\d+) kB$/m.exec(readFileSync(status, 'utf8'))?.[1]
    : undefined;
  return Math.round(Number(kibibytes ?? process.resourceUsage().maxRSS) / 1024);
}

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
process.stdout.write(JSON.stringify({ ...counts, peakMebibytes: peakMebibytes() }));
