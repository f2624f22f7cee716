import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inFormat, type Provider, parseProvider } from './provider.ts';

const folder = join(import.meta.dirname, '../../providers');

/** A file of a provider that cannot be read. The message names it and is shown to the user. */
export class ProviderFileError extends Error {}

/** A host belongs to one platform, or its courses would be there twice. */
function requireOwnHosts(providers: readonly Provider[]): void {
  const owners = new Map<string, string>();
  for (const { id, hosts } of providers.filter((each) => !each.pricesOnly)) {
    for (const host of hosts) {
      const owner = owners.get(host);
      if (owner !== undefined)
        throw new ProviderFileError(`${owner} and ${id} both have the host ${host}`);
      owners.set(host, id);
    }
  }
}

/** The providers of a folder, by the names of their feeds: one file each. Throws for an entry that cannot be read. */
export function readProviders(from: string = folder): ReadonlyMap<string, Provider> {
  const named = <T>(name: string, read: () => T): T => {
    try {
      return read();
    } catch (error) {
      throw new ProviderFileError(`${name}: ${error instanceof Error ? error.message : error}`);
    }
  };
  const files = readdirSync(from)
    .filter((name) => name.endsWith('.json') && !name.endsWith('.schema.json'))
    .toSorted()
    .map((name) => ({
      name,
      entry: named(name, () => parseProvider(JSON.parse(readFileSync(join(from, name), 'utf8')))),
    }));
  const platforms = files.flatMap(({ entry }) => ('platform' in entry ? [] : [entry]));
  requireOwnHosts(platforms);
  const byId = new Map(platforms.map((provider) => [provider.id, provider]));
  const providers = new Map(byId);
  for (const { name, entry } of files) {
    if ('platform' in entry)
      providers.set(
        entry.id,
        named(name, () => inFormat(entry, byId)),
      );
  }
  return providers;
}
