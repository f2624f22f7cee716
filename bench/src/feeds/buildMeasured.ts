import { buildCatalogue, readProviders, writeBuild } from '@aulario/feeds';

// Runs in a separate process to measure the memory of the build alone.
const [source = '', out = '', today = ''] = process.argv.slice(2);
const providers = readProviders();
const provider = providers.get('udemy');
if (provider === undefined) throw new Error('No provider');

const startMs = performance.now();
const built = await buildCatalogue({
  feeds: [{ provider, source }],
  today,
  stateFolder: `${out}-state`,
  http: { userAgent: '' },
  maxLoss: 0.3,
  providers,
});
const files = await writeBuild(out, built);
await built.commit();
built.close();
const seconds = (performance.now() - startMs) / 1000;
const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
process.stdout.write(
  JSON.stringify({
    kept: built.report.courses,
    files,
    seconds,
    processorSeconds: (userCPUTime + systemCPUTime) / 1e6,
    peakMb: maxRSS / 1024,
  }),
);
