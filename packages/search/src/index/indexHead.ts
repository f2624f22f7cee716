import { joinIndex, type SearchIndexFiles } from './buildIndex.ts';
import { coreBytes, readCore } from './core.ts';

/**
 * Joins the core of an index and its shards, without those with the further terms of the lexicon: what
 * most queries are answered from. `openIndexHead` reads it.
 */
export function indexHead({ core, shards }: SearchIndexFiles): Uint8Array {
  const { names, dictionary, shards: table } = readCore(coreBytes(core));
  const ownLists = names.length + dictionary.size;
  let lists = 0;
  const kept = table.findIndex((shard) => {
    lists += shard.lists;
    return lists > ownLists;
  });
  return joinIndex({ core, shards: shards.slice(0, kept) });
}
