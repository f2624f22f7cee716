import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { BenchEngine } from './benchEngine.ts';
import { engines } from './engines/engines.ts';

/** A serialised index, or the reason for its failure. */
export type BuiltIndex =
  | { engine: string; indexFile: string; bytes: number; gzip: number; brotli: number }
  | { engine: string; failure: string };

const quality = 5;

function buildOne(engine: string, courses: number, folder: string, seconds: number): BuiltIndex {
  const indexFile = join(folder, `${engine}-${courses}`);
  const script = join(import.meta.dirname, 'buildProcess.ts');
  try {
    execFileSync(process.execPath, [script, engine, String(courses), indexFile], {
      timeout: seconds * 1000,
      killSignal: 'SIGKILL',
      stdio: 'pipe',
    });
  } catch (error) {
    const isLate = error instanceof Error && 'code' in error && error.code === 'ETIMEDOUT';
    return { engine, failure: isLate ? `not built within ${seconds} s` : 'could not be built' };
  }
  const index = readFileSync(indexFile);
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: quality } };
  return {
    engine,
    indexFile,
    bytes: index.length,
    gzip: gzipSync(index).length,
    brotli: brotliCompressSync(index, options).length,
  };
}

/**
 * Builds the index of every engine in a separate process with a time limit. Engines with the same
 * build function share an index.
 */
export function buildIndexes(courses: number, folder: string, seconds: number): BuiltIndex[] {
  const indexes = new Map<BenchEngine['build'], BuiltIndex>();
  return engines.map(({ name, build }) => {
    const built = indexes.get(build) ?? buildOne(name, courses, folder, seconds);
    indexes.set(build, built);
    return { ...built, engine: name };
  });
}
