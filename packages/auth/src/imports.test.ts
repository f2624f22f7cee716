import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import manifest from '../package.json' with { type: 'json' };

/** The packages that a bundle of each sub-path may contain besides this one. */
const packages: Record<keyof typeof manifest.exports, readonly string[]> = {
  '.': ['@aulario/local-data', '@aulario/safe-url'],
  './react': ['react'],
  './firebase': ['@aulario/local-data', '@aulario/safe-url', 'firebase/app', 'firebase/auth'],
  './firebase-google': ['firebase/auth'],
  './firebase-emulator': ['firebase/auth'],
  './testing': ['@aulario/local-data', '@aulario/safe-url'],
  './testing/codes': ['firebase/auth'],
};

const root = dirname(import.meta.dirname);

/** Returns the files that `entry` imports at run time, each with the packages that it imports. */
function reached(entry: string, seen = new Map<string, string[]>()): Map<string, string[]> {
  if (seen.has(entry)) return seen;
  const source = readFileSync(entry, 'utf8').replace(/^(import|export) type [^;]*;/gm, '');
  const targets = [...source.matchAll(/^(?:import|export) (?:[\w{}\s,]+ from )?'([^']+)';/gm)];
  const names = targets.map(([, name = '']) => name);
  seen.set(
    entry,
    names.filter((name) => !name.startsWith('.')),
  );
  for (const name of names) if (name.startsWith('.')) reached(join(dirname(entry), name), seen);
  return seen;
}

describe('the bundle of a sub-path', () => {
  it.each(Object.entries(manifest.exports))('%s', (path, file) => {
    const found = new Set([...reached(join(root, file)).values()].flat());
    expect([...found].sort()).toEqual(packages[path as keyof typeof packages]);
  });

  it.each([
    ['./firebase-emulator', 'connectAuthEmulator('],
    ['./firebase-google', 'GoogleAuthProvider.'],
  ] as const)('contains nothing of %s unless imported', (path, call) => {
    const file = join(root, manifest.exports[path]);
    const firebase = [...reached(join(root, manifest.exports['./firebase'])).keys()];
    expect(firebase).not.toContain(file);
    expect(readFileSync(file, 'utf8')).toContain(call);
    for (const other of firebase) expect(readFileSync(other, 'utf8')).not.toContain(call);
  });
});
