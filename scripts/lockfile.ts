import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

interface Direct {
  /** 'link:…' for packages of the workspace; else a version, with its peers in parentheses. */
  readonly version: string;
}

interface Snapshot {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** What is read of pnpm's lockfile, version 9. */
export interface Lockfile {
  readonly lockfileVersion: string;
  readonly importers: Readonly<
    Record<
      string,
      Readonly<
        Partial<
          Record<
            'dependencies' | 'devDependencies' | 'optionalDependencies',
            Readonly<Record<string, Direct>>
          >
        >
      >
    >
  >;
  readonly packages: Readonly<
    Record<
      string,
      {
        readonly resolution: { readonly integrity?: string };
        readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
      }
    >
  >;
  readonly snapshots: Readonly<Record<string, Snapshot>>;
}

/** 'name@1.2.3(peer@4.5.6)' without its peers: one package, however often it is installed. */
const withoutPeers = (id: string) => id.replace(/\(.*$/s, '');

/** An aliased dependency names its package itself; every other has the name of its entry. */
const idOf = (name: string, version: string) =>
  withoutPeers(version.startsWith('@') || /^[^(]+@/.test(version) ? version : `${name}@${version}`);

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

/** The direct dependencies of the workspace: those that ship, or all. */
export function directPackages(lockfile: Lockfile, which: 'shipped' | 'all'): Set<string> {
  const shipped = shippedImporters(lockfile);
  const asked = Object.entries(lockfile.importers).flatMap(([importer, wishes]) => [
    ...(which === 'all' || shipped.has(importer) ? Object.entries(wishes.dependencies ?? {}) : []),
    ...(which === 'all' ? Object.entries(wishes.devDependencies ?? {}) : []),
    ...(which === 'all' ? Object.entries(wishes.optionalDependencies ?? {}) : []),
  ]);
  return new Set(
    asked
      .filter(([, { version }]) => !version.startsWith('link:'))
      .map(([name, { version }]) => idOf(name, version)),
  );
}

/** Returns the given packages and everything reachable from them. */
export function reachable(
  graph: ReadonlyMap<string, ReadonlySet<string>>,
  from: Iterable<string>,
): Set<string> {
  const found = new Set(from);
  for (const id of found) for (const next of graph.get(id) ?? []) found.add(next);
  return found;
}
