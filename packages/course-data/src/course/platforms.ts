import type { Platform, PlatformId } from './course.ts';
import samplePlatforms from './samplePlatforms.json' with { type: 'json' };

/**
 * The platforms of the samples, known without a catalogue, since their ids are not host names.
 * `pnpm --filter @aulario/feeds samples` writes them from the providers' entries.
 */
const known: readonly Platform[] = samplePlatforms;

const table = new Map<PlatformId, Platform>(known.map((platform) => [platform.id, platform]));

const hostPattern = /^(?=.{4,63}$)[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:[a-z]{2,}|xn--[a-z0-9-]+)$/;

/**
 * Returns the platform with an id. An unknown platform is named after its id, and is only trusted if
 * that is a host name; its courses must then be on that host.
 */
export function platformOf(id: PlatformId): Platform {
  return (
    table.get(id) ?? {
      id,
      name: id.replace(/^www\./u, ''),
      hosts: hostPattern.test(id) ? [id] : [],
    }
  );
}

/** All known platforms in a stable order; new ones are appended. */
export const platformList = (): readonly Platform[] => [...table.values()];

/**
 * Adds the platforms of a catalogue. Known platforms do not change, so that no catalogue can point
 * the courses of one platform to the host of another.
 */
export function addPlatforms(platforms: readonly Platform[]): void {
  for (const platform of platforms) {
    if (!table.has(platform.id)) table.set(platform.id, platform);
  }
}
