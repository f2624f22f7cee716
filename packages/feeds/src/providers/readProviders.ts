import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Provider, parseProvider } from './provider.ts';

const folder = join(import.meta.dirname, '../../providers');

/** A host belongs to one platform, or its courses would be there twice. */
function requireOwnHosts(providers: readonly Provider[]): void {
  const owners = new Map<string, string>();
  for (const { id, hosts } of providers.filter((each) => !each.pricesOnly)) {
    for (const host of hosts) {
      const owner = owners.get(host);
      if (owner !== undefined) throw new Error(`${owner} and ${id} both have the host ${host}`);
      owners.set(host, id);
    }
  }
}

/** The providers of a folder, by id: one file each. Throws for an entry that cannot be read. */
export function readProviders(from: string = folder): ReadonlyMap<string, Provider> {
  const entries = readdirSync(from)
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .map((name) => {
      try {
        return parseProvider(JSON.parse(readFileSync(join(from, name), 'utf8')));
      } catch (error) {
        throw new Error(`${name}: ${error instanceof Error ? error.message : error}`);
      }
    });
  requireOwnHosts(entries);
  return new Map(entries.map((provider) => [provider.id, provider]));
}
