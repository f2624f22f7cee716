import { addPlatforms, platformList } from '@aulario/course-data';
import { maxPlatforms } from '@aulario/course-data/build';
import { firstAt, isRecord, scalarOf } from '@aulario/course-data/reading';
import { maxAddressChars, maxHostsPerFeed } from '../limits.ts';
import { mappedCells } from '../providers/mappedCells.ts';
import { type Provider, platformFrom } from '../providers/provider.ts';
import { targetsIn } from './addressKey.ts';

/** Finds the platform of each record of a feed. */
export interface RecordOwners {
  of: (record: unknown) => Provider;
  /**
   * Adds the platform of a valid course to the table of platforms, since invalid ones must not fill
   * it. Returns false if the table or the feed has no room for another platform.
   */
  admit: (owner: Provider) => boolean;
}

/** The address of the course in a record. */
function addressOf(record: unknown, provider: Provider): string {
  const mapped = isRecord(record) ? mappedCells(record, provider).one('url') : undefined;
  return scalarOf(mapped ?? firstAt(record, 'url', '@id'));
}

/** All records belong to one provider. */
const ownedBy = (provider: Provider): RecordOwners => ({
  of: () => provider,
  admit: () => true,
});

/**
 * A record belongs to the provider of its host, or to whose host its link of an affiliate network leads, else to a platform named after that host.
 *
 * @param providerOfHost - The entry for a host; undefined if all records are the provider's own.
 */
export function createRecordOwners(
  provider: Provider,
  providerOfHost: ((host: string) => Provider | null) | undefined,
): RecordOwners {
  addPlatforms([platformFrom(provider)]);
  if (providerOfHost === undefined) return ownedBy(provider);
  const admitted = new Set<string>();
  return {
    of: (record) => {
      const address = addressOf(record, provider);
      if (address.length > maxAddressChars || !URL.canParse(address)) return provider;
      const { host } = new URL(address);
      const known = [address, ...targetsIn(address)]
        .flatMap((each) => URL.parse(each) ?? [])
        .map((url) => providerOfHost(url.host))
        .find((found) => found !== null);
      if (known !== undefined) {
        addPlatforms([platformFrom(known)]);
        return known;
      }
      return { ...provider, id: host, name: host, home: `https://${host}/`, hosts: [host] };
    },
    admit: (owner) => {
      const platforms = platformList();
      if (platforms.some(({ id }) => id === owner.id)) return true;
      if (admitted.size >= maxHostsPerFeed || platforms.length >= maxPlatforms) return false;
      admitted.add(owner.id);
      addPlatforms([platformFrom(owner)]);
      return true;
    },
  };
}
