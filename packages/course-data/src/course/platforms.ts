import type { Platform, PlatformId } from './course.ts';
import samplePlatforms from './samplePlatforms.json' with { type: 'json' };

/**
 * The platforms of the samples, which are known without a catalogue: their ids are no host names.
 * `pnpm --filter @aulario/feeds samples` writes them, as the entries of the providers have them.
 */
const known: readonly Platform[] = samplePlatforms;

const table = new Map<PlatformId, Platform>(known.map((platform) => [platform.id, platform]));

const hostPattern = /^(?=.{4,63}$)[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:[a-z]{2,}|xn--[a-z0-9-]+)$/;

/**
 * The platform with an id. One that no table has named is called by its id, and only trusted where
 * the id is a host name: its courses then lie on that host and nowhere else.
 */
export function platformOf(id: PlatformId): Platform {
  return table.get(id) ?? { id, name: id, hosts: hostPattern.test(id) ? [id] : [] };
}

/** All platforms that are known by now; the order never changes, new ones come last. */
export const platformList = (): readonly Platform[] => [...table.values()];

/**
 * Makes known the platforms that a catalogue brings along. What is known already stays as it is, so
 * that no table can send the courses of one platform to the host of another.
 */
export function addPlatforms(platforms: readonly Platform[]): void {
  for (const platform of platforms) {
    if (!table.has(platform.id)) table.set(platform.id, platform);
  }
}
