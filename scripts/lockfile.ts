import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LockfileFile } from '@pnpm/lockfile.types';
import { parse } from 'yaml';

/** What is read of pnpm's lockfile, version 9. */
export type Lockfile = Required<
  Pick<LockfileFile, 'lockfileVersion' | 'importers' | 'packages' | 'snapshots'>
>;

/** 'name@1.2.3(peer@4.5.6)' without its peers: one package, however often it is installed. */
const withoutPeers = (id: string) => id.replace(/\(.*$/s, '');

/** An aliased dependency names its package itself; every other has the name of its entry. */
const idOf = (name: string, version: string) =>
  withoutPeers(version.startsWith('@') || /^[^(]+@/.test(version) ? version : `${name}@${version}`);

/** 'name@1.2.3' in its two parts; a name may begin with an @, too. */
export const nameAndVersion = (id: string) => {
  const at = id.lastIndexOf('@');
  return [id.slice(0, at), id.slice(at + 1)] as const;
};

/** Parses the lockfile of the repository at `root`. */
export function readLockfile(root: string): Lockfile {
  const lockfile = parse(readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8')) as Lockfile;
  if (lockfile.lockfileVersion !== '9.0') {
    throw new Error(`The lockfile has version ${lockfile.lockfileVersion}; 9.0 is understood.`);
  }
  return lockfile;
}

/**
 * Returns the dependencies of each package of the lockfile ('name@version'). Omits optional peers,
 * which are installed because another package requires them.
 */
export function packageGraph({ packages, snapshots }: Lockfile): Map<string, Set<string>> {
  const graph = new Map(Object.keys(packages).map((id) => [id, new Set<string>()] as const));
  for (const [id, { dependencies, optionalDependencies }] of Object.entries(snapshots)) {
    const own = withoutPeers(id);
    const peers = packages[own]?.peerDependenciesMeta;
    for (const [name, version] of Object.entries({ ...dependencies, ...optionalDependencies })) {
      if (peers?.[name]?.optional !== true) graph.get(own)?.add(idOf(name, version));
    }
  }
  return graph;
}

const product = 'apps/web';

/** The workspace's packages that are part of the product. */
function shippedImporters({ importers }: Lockfile): Set<string> {
  const found = new Set([product]);
  for (const importer of found) {
    for (const { version } of Object.values(importers[importer]?.dependencies ?? {})) {
      if (version.startsWith('link:')) found.add(join(importer, version.slice('link:'.length)));
    }
  }
  return found;
}

const idsOf = (dependencies: Readonly<Record<string, { version: string }>> = {}) =>
  Object.entries(dependencies)
    .filter(([, { version }]) => !version.startsWith('link:'))
    .map(([name, { version }]) => idOf(name, version));

/** The direct dependencies of the workspace. */
export const directPackages = ({ importers }: Lockfile) =>
  new Set(
    Object.values(importers).flatMap(({ dependencies, devDependencies, optionalDependencies }) =>
      idsOf({ ...dependencies, ...devDependencies, ...optionalDependencies }),
    ),
  );

/** The packages that ship: the product's dependencies and everything that those need. */
export function shippedPackages(lockfile: Lockfile): Set<string> {
  const graph = packageGraph(lockfile);
  const importers = [...shippedImporters(lockfile)].map((path) => lockfile.importers[path]);
  const found = new Set(importers.flatMap((importer) => idsOf(importer?.dependencies)));
  for (const id of found) for (const next of graph.get(id) ?? []) found.add(next);
  return found;
}
