import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { BenchEngine } from './benchEngine.ts';
import { engines } from './engines/engines.ts';

/** A serialised index; sizes in bytes. */
export interface IndexFile {
  engine: string;
  indexFile: string;
  bytes: number;
  gzip: number;
  brotli: number;
}

/** Why an engine has no index. */
export interface Failure {
  engine: string;
  failure: string;
}

export type BuiltIndex = IndexFile | Failure;

/** The size after brotli 5, a quality that hosts can afford for each answer. */
export const brotliBytes = (content: Uint8Array) =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;

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
  const [bytes, gzip, brotli] = [index.length, gzipSync(index).length, brotliBytes(index)];
  return { engine, indexFile, bytes, gzip, brotli };
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
