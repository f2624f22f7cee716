import { basename } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { entryFiles, routeFiles } from './routeModules.ts';

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;

const isRoute = (id: string) => /\.route\.tsx$/.test(id);

/** Prints, after a build, the gzip size of the scripts that each route loads. */
export const routeSizes = (): Plugin => ({
  name: 'aulario:route-sizes',
  apply: 'build',
  writeBundle(_, bundle) {
    const sizeOf = (files: readonly string[]) =>
      files.reduce((sum, name) => {
        const chunk = bundle[name];
        return chunk?.type === 'chunk' ? sum + gzipSync(chunk.code).length : sum;
      }, 0);
    const shared = entryFiles(bundle);
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    const lines = chunks
      .filter(({ fileName }) => !shared.includes(fileName))
      .flatMap(({ moduleIds }) => moduleIds.filter(isRoute))
      .map((route) => {
        const own = routeFiles(bundle, [route]);
        const files = `${own.length} files`.padStart(9);
        return `  ${basename(route, '.route.tsx').padEnd(24)} ${kilobytes(sizeOf(own)).padStart(9)} of its own in ${files}`;
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
