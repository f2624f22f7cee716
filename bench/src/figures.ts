/** The quantile of the numbers at `share`; NaN without numbers. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** The middle one of the numbers. */
export const median = (numbers: readonly number[]): number => quantile(numbers, 0.5);

/** '40,000' */
export const whole = (value: number): string => Math.round(value).toLocaleString('en');

/** '81.0', in units of 1,000,000 bytes. */
export const megabytes = (bytes: number): string => (bytes / 1e6).toPrecision(3);

/** '81.0', in units of 1000 bytes. */
export const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);

/** '3.2x', or '1/3.2' of a share below one. */
export const ratio = (value: number): string =>
  value >= 1 ? `${short(value)}x` : `1/${short(1 / value)}`;

const short = (value: number) => value.toFixed(value < 10 ? 1 : 0);
