import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readLockfile } from './lockfile.ts';

const root = join(import.meta.dirname, '..');
const { snapshots } = readLockfile(root);

const manifestIn = (folder: string) =>
  JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));

it.each(Object.keys(manifestIn('.').devDependencies))(
  'holds the programs that %s has for other platforms than this one',
  (name) => {
    const { version, optionalDependencies = {} } = manifestIn(`node_modules/${name}`);
    const id = `${name}@${version}`;
    const held = Object.entries(snapshots).find(([key]) => key.replace(/\(.*/, '') === id);
    expect(Object.keys(held?.[1].optionalDependencies ?? {})).toEqual(
      expect.arrayContaining(Object.keys(optionalDependencies)),
    );
  },
);
