import { relativeTimeFormat } from './intlFormats.ts';

const minuteMs = 60_000;

const units = [
  ['day', 24 * 60 * minuteMs],
  ['hour', 60 * minuteMs],
  ['minute', minuteMs],
] as const;

/** 'hace 2 min' of milliseconds: the largest whole unit; 'ahora' below a minute. */
export function formatAgo(elapsedMs: number, language: string): string {
  const format = relativeTimeFormat(language, { style: 'short', numeric: 'auto' });
  const [unit, unitMs] = units.find(([, ms]) => elapsedMs >= ms) ?? ['second', Infinity];
  return format.format(-Math.floor(Math.max(0, elapsedMs) / unitMs), unit);
}
