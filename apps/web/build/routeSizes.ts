import { basename } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';
import { closureOf } from './routeChunks.ts';

type Chunk = Rolldown.OutputChunk;

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;

/** Prints, after a build, the gzip size of the scripts that each route loads. */
export const routeSizes = (): Plugin => ({
  name: 'aulario:route-sizes',
  apply: 'build',
  writeBundle(_, bundle) {
    const chunks = new Map(
      Object.values(bundle)
        .filter((file) => file.type === 'chunk')
        .map((chunk) => [chunk.fileName, chunk]),
    );
    const sizeOf = (wanted: Iterable<Chunk>) =>
      [...wanted].reduce((sum, chunk) => sum + gzipSync(chunk.code).length, 0);
    const entry = [...chunks.values()].find((chunk) => chunk.isEntry);
    if (!entry) return;
    const shared = closureOf(entry, chunks);
    const lines = [...chunks.values()]
      .filter((chunk) => chunk.isDynamicEntry && chunk.facadeModuleId?.includes('/src/routes/'))
      .map((chunk) => {
        const own = sizeOf([...closureOf(chunk, chunks)].filter((part) => !shared.has(part)));
        const name = basename(chunk.facadeModuleId ?? '', '.tsx');
        return `  ${name.padEnd(24)} ${kilobytes(own).padStart(9)} of its own`;
      });
    this.info(
      [
        'Scripts that a route loads, gzip:',
        `  every route              ${kilobytes(sizeOf(shared)).padStart(9)}`,
        ...lines.sort(),
      ].join('\n'),
    );
  },
});
