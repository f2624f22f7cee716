import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Provider, parseProvider } from './provider.ts';

const folder = join(import.meta.dirname, '../../providers');

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
  return new Map(entries.map((provider) => [provider.id, provider]));
}
