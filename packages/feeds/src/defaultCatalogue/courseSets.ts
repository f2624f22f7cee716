import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import type { BuildFeed } from '../build/readFeeds.ts';
import { inFormat, type Provider, parseProvider } from '../providers/provider.ts';
import { readProviders } from '../providers/readProviders.ts';

const folder = join(import.meta.dirname, '../../catalogue/sets');

const setSchema = v.strictObject({
  source: v.strictObject({
    /** The public repository, 'owner/name', with the commit and the file in it. */
    repository: v.string(),
    commit: v.pipe(v.string(), v.hexadecimal(), v.length(40)),
    file: v.string(),
    licence: v.string(),
    /** How the day of the recording is known. */
    recordedBy: v.string(),
  }),
  /** As in a file of `providers`. */
  format: v.unknown(),
});

type Source = v.InferOutput<typeof setSchema>['source'];

/** A public set of facts about courses, from which the default catalogue is chosen. */
export interface CourseSet extends Source {
  readonly provider: Provider;
}

/** The sets in order of their names. */
export function courseSets(): CourseSet[] {
  const platforms = readProviders();
  return readdirSync(folder)
    .toSorted()
    .map((name) => {
      const { source, format } = v.parse(
        setSchema,
        JSON.parse(readFileSync(join(folder, name), 'utf8')),
      );
      const entry = parseProvider(format);
      if (!('platform' in entry)) throw new Error(`${name} is no format of a platform`);
      return { ...source, provider: inFormat(entry, platforms) };
    });
}

/** The last day on which a set may have been recorded, 'YYYY-MM-DD'. */
const lastDayOf = ({ recorded }: Provider) => [recorded ?? []].flat().at(-1) ?? '';

/**
 * The sets as feeds of a build, whose files lie in a folder as `owner/name/file`: the newest first, and
 * those that only complete courses of others at the end.
 */
export function feedsOfSets(from: string): BuildFeed[] {
  return courseSets()
    .toSorted(
      ({ provider: one }, { provider: other }) =>
        Number(one.completesOnly) - Number(other.completesOnly) ||
        (lastDayOf(one) < lastDayOf(other) ? 1 : -1),
    )
    .map(({ provider, repository, file }) => ({ provider, source: join(from, repository, file) }));
}
