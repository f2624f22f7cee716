import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { read } from './repository.ts';

interface Lockfile {
  readonly packages: Record<string, { readonly resolution: { readonly integrity?: string } }>;
  readonly snapshots: Record<string, { readonly optionalDependencies?: Record<string, string> }>;
}

const manifestIn = (folder: string) => JSON.parse(read(join(folder, 'package.json')));
const { packages, snapshots }: Lockfile = parse(read('pnpm-lock.yaml'));

it('has the checksum of every package', () => {
  const unchecked = Object.entries(packages).filter(
    ([, { resolution }]) => !/^sha512-.{88}$/.test(resolution.integrity ?? ''),
  );
  expect(unchecked).toEqual([]);
});

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
