import { parseArgs } from 'node:util';
import type { CalendarDay } from '@aulario/course-data';
import { daySchema } from '@aulario/course-data/records';
import * as v from 'valibot';
import type { LossLimits } from '../build/lossGuard.ts';
import type { BuildFeed } from '../build/readFeeds.ts';
import { feedsOfSets } from '../defaultCatalogue/courseSets.ts';
import { feedNameOf, type Provider } from '../providers/provider.ts';

/** The arguments of a command. */
export interface BuildArguments extends LossLimits {
  feeds: BuildFeed[];
  out: string;
  state: string;
  today: CalendarDay;
  about: string | undefined;
  /** The file of the operator's edits. */
  edits: string | undefined;
}

/** Invalid command-line arguments. The message is shown to the user. */
export class UsageError extends Error {}

function feedOf(written: string, providers: ReadonlyMap<string, Provider>): BuildFeed {
  const [name = '', ...rest] = written.split('=');
  const provider = providers.get(name);
  if (provider === undefined) {
    throw new UsageError(`No provider '${name}'. There are: ${[...providers.keys()].join(', ')}`);
  }
  const source = rest.join('=') || provider.feed;
  if (source === undefined)
    throw new UsageError(`${name} has no address of its own: --feed ${name}=FILE`);
  return { provider, source };
}

/** Reads the arguments of `build`; throws a {@link UsageError}. */
export function readBuildArguments(
  args: readonly string[],
  providers: ReadonlyMap<string, Provider>,
  today: CalendarDay,
): BuildArguments {
  const { values } = parseArgs({
    args: [...args],
    options: {
      feed: { type: 'string', multiple: true, default: [] },
      sets: { type: 'string' },
      out: { type: 'string', default: 'catalogue-build' },
      state: { type: 'string' },
      today: { type: 'string', default: today },
      'max-loss': { type: 'string', default: '0.2' },
      'allow-loss': { type: 'string', multiple: true, default: [] },
      'allow-change': { type: 'string', multiple: true, default: [] },
      'remove-feed': { type: 'string', multiple: true, default: [] },
      about: { type: 'string' },
      edits: { type: 'string' },
    },
  });
  const maxLoss = Number(values['max-loss']);
  if (!(maxLoss >= 0 && maxLoss <= 1)) throw new UsageError('--max-loss is a share from 0 to 1');
  if (!v.is(daySchema, values.today)) throw new UsageError('--today is a day, 2026-11-22');
  const sets = values.sets === undefined ? [] : feedsOfSets(values.sets);
  const feeds = [...values.feed.map((feed) => feedOf(feed, providers)), ...sets];
  if (feeds.length === 0) throw new UsageError('Name at least one feed: --feed PROVIDER=SOURCE');
  const removedFeeds = new Set(values['remove-feed']);
  const both = feeds.find(({ provider }) => removedFeeds.has(feedNameOf(provider)));
  if (both !== undefined)
    throw new UsageError(`${feedNameOf(both.provider)} cannot be read and removed in one build`);
  return {
    feeds,
    out: values.out,
    state: values.state ?? `${values.out}-state`,
    today: values.today,
    maxLoss,
    allowedLosses: new Set(values['allow-loss']),
    allowedChanges: new Set(values['allow-change']),
    removedFeeds,
    about: values.about,
    edits: values.edits,
  };
}
