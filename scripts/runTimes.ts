/** A task in turbo's run summary. */
export interface TimedTask {
  readonly taskId: string;
  readonly cache?: { readonly status: string };
  readonly execution?: { readonly startTime: number; readonly endTime: number };
}

/** '1:05' */
const minutes = (ms: number) => {
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

/**
 * Reports the time of a run: a line per task of at least a second, the longest first, then the
 * total. Tasks run two at a time, so their sum exceeds the total.
 */
export function runTimes(tasks: readonly TimedTask[]): readonly string[] {
  const timed = tasks.flatMap(({ taskId, cache, execution }) =>
    execution === undefined ? [] : [{ taskId, isCached: cache?.status === 'HIT', ...execution }],
  );
  if (timed.length === 0) return [];
  const parts = timed
    .filter(({ isCached, startTime, endTime }) => !isCached && endTime - startTime >= 1000)
    .sort((one, other) => other.endTime - other.startTime - (one.endTime - one.startTime))
    .map(({ taskId, startTime, endTime }) => [minutes(endTime - startTime), taskId]);
  const start = Math.min(...timed.map(({ startTime }) => startTime));
  const end = Math.max(...timed.map(({ endTime }) => endTime));
  const cached = timed.filter(({ isCached }) => isCached).length;
  return [
    'Where the time went (min:s):',
    ...[
      ...parts,
      [minutes(end - start), `the whole run, ${cached} of ${timed.length} from cache`],
    ].map(([time = '', part = '']) => `  ${time.padStart(6)}  ${part}`),
  ];
}
