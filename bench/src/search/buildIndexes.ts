import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { BenchEngine } from './benchEngine.ts';
import { startEngine } from './engineHost.ts';
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

async function buildOne(engine: string, courses: number, indexFile: string, maxSeconds: number) {
  const host = startEngine(engine, indexFile);
  const failure = await Promise.race([
    host.build(courses).then(
      () => null,
      () => 'could not be built',
    ),
    setTimeout(maxSeconds * 1000, `not built within ${maxSeconds} s`, { ref: false }),
  ]);
  host.close();
  if (failure !== null) return { engine, failure };
  const index = readFileSync(indexFile);
  const [bytes, gzip, brotli] = [index.length, gzipSync(index).length, brotliBytes(index)];
  return { engine, indexFile, bytes, gzip, brotli };
}

/**
 * Builds the index of every engine in a separate process with a time limit. Engines with the same
 * build function share an index.
 */
export async function buildIndexes(courses: number, folder: string, maxSeconds: number) {
  const built = new Map<BenchEngine['build'], BuiltIndex>();
  const indexes: BuiltIndex[] = [];
  for (const { name, build } of engines) {
    const indexFile = join(folder, `${name}-${courses}`);
    const index = built.get(build) ?? (await buildOne(name, courses, indexFile, maxSeconds));
    built.set(build, index);
    indexes.push({ ...index, engine: name });
  }
  return indexes;
}
