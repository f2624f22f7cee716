import type { Catalogue } from '../../port/catalogue.ts';
import { createWorkerCatalogue } from '../createWorkerCatalogue.ts';
import type { CatalogueInit } from '../protocol.ts';
import { serveCatalogue } from '../serveCatalogue.ts';
import { createMemoryThread, type MemoryThread } from './threadInMemory.ts';

/** A catalogue in workers of the same thread, and those that it has started. */
export function serveInMemory(open: (init: CatalogueInit) => Catalogue) {
  const threads: MemoryThread[] = [];
  const catalogue = createWorkerCatalogue({
    start: async () => {
      const thread = createMemoryThread();
      threads.push(thread);
      serveCatalogue(thread.scope, open);
      return thread.worker;
    },
    init: async () => ({ baseUrl: '/catalogue/', manifest: { text: '' } }),
  });
  return { catalogue, threads };
}
