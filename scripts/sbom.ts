/**
 * Prints the bill of materials as CycloneDX JSON: every package of the lockfile with address,
 * checksum and licence. Needs no network and is deterministic.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Enums, Models, Serialize, Spec } from '@cyclonedx/cyclonedx-library';
import {
  directPackages,
  type Lockfile,
  nameAndVersion,
  packageGraph,
  readLockfile,
  shippedPackages,
} from './lockfile.ts';

const root = join(import.meta.dirname, '..');

/** 'pkg:npm/%40scope/name@1.2.3' */
const purlOf = (name: string, version: string) =>
  `pkg:npm/${name.replace('@', '%40')}@${encodeURIComponent(version)}`;

const store = join(root, 'node_modules/.pnpm');

/** Folders by 'name@1.2.3'; the folder's name may have a suffix for its peers. */
const folders = new Map(
  readdirSync(store).map((folder) => [folder.replace(/^(.[^@]*@[^_]+)_.*$/, '$1'), folder]),
);

/** Packages for other platforms are in the lockfile but not installed: their licence is unknown. */
function licenceOf(name: string, version: string): string | undefined {
  const folder = folders.get(`${name.replace('/', '+')}@${version}`);
  if (folder === undefined) return undefined;
  const file = join(store, folder, 'node_modules', name, 'package.json');
  if (!existsSync(file)) return undefined;
  const { license } = JSON.parse(readFileSync(file, 'utf8')) as { license?: unknown };
  return typeof license === 'string' ? license : undefined;
}

const hexOf = (integrity: string) =>
  Buffer.from(integrity.replace(/^sha512-/, ''), 'base64').toString('hex');

function componentOf(id: string, integrity: string | undefined, ships: boolean) {
  const [name, version] = nameAndVersion(id);
  const [group, short] = name.startsWith('@') ? name.split('/') : [undefined, name];
  const component = new Models.Component(Enums.ComponentType.Library, short ?? name, {
    bomRef: id,
    version,
    purl: purlOf(name, version),
    scope: ships ? Enums.ComponentScope.Required : Enums.ComponentScope.Excluded,
    ...(group === undefined ? {} : { group }),
  });
  if (integrity?.startsWith('sha512-')) {
    component.hashes.set(Enums.HashAlgorithm['SHA-512'], hexOf(integrity));
  }
  const licence = licenceOf(name, version);
  if (licence !== undefined) component.licenses.add(new Models.NamedLicense(licence));
  return component;
}

/** Creates the bill of materials of a lockfile as CycloneDX 1.6 JSON. */
export function sbomOf(lockfile: Lockfile): string {
  const graph = packageGraph(lockfile);
  const shipped = shippedPackages(lockfile);
  const components = new Map(
    Object.entries(lockfile.packages).map(([id, { resolution }]) => [
      id,
      componentOf(id, 'integrity' in resolution ? resolution.integrity : '', shipped.has(id)),
    ]),
  );
  const product = new Models.Component(Enums.ComponentType.Application, 'aulario', {
    bomRef: 'aulario',
  });
  const connect = (from: Models.Component, to: Iterable<string>) => {
    for (const id of to) {
      const component = components.get(id);
      if (component === undefined) throw new Error(`The lockfile does not hold ${id}.`);
      from.dependencies.add(component.bomRef);
    }
  };
  connect(product, directPackages(lockfile));
  for (const [id, component] of components) connect(component, graph.get(id) ?? []);
  const bom = new Models.Bom({
    components: new Models.ComponentRepository(components.values()),
    metadata: new Models.Metadata({ component: product }),
  });
  const factory = new Serialize.JSON.Normalize.Factory(Spec.Spec1dot6);
  return new Serialize.JsonSerializer(factory).serialize(bom, { sortLists: true, space: 2 });
}

if (import.meta.main) process.stdout.write(`${sbomOf(readLockfile(root))}\n`);
