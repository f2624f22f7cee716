import bcd from '@mdn/browser-compat-data' with { type: 'json' };
import type { CompatStatement, Identifier } from '@mdn/browser-compat-data';
import { browserFloor } from '../browserFloor.ts';

/** A path in MDN's compatibility data, such as `api.URL.canParse_static`. */
export type FeaturePath = string;

const bcdNames: Readonly<Record<string, keyof CompatStatement['support']>> = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'safari_ios',
};

/** Compares '17.10' with '17.4' by number. */
function isAfter(version: string, floor: string): boolean {
  const [major = 0, minor = 0] = version.replace('≤', '').split('.').map(Number);
  const [floorMajor = 0, floorMinor = 0] = floor.split('.').map(Number);
  return major === floorMajor ? minor > floorMinor : major > floorMajor;
}

/** Whether a browser of the floor lacks the feature, or has it only by a flag or another name. */
function isNewerThanFloor({ __compat: compat }: Identifier): boolean {
  if (compat === undefined) return false;
  return [...browserFloor].some(([browser, floor]) => {
    const name = bcdNames[browser];
    if (name === undefined) throw new Error(`No compatibility data for ${browser}`);
    const statements = [compat.support[name] ?? []].flat();
    // A phone lacks some things by nature, such as a cursor.
    if (name === 'safari_ios' && statements[0]?.version_added === false) return false;
    return !statements.some(
      ({ version_added: added, version_removed: removed, ...limits }) =>
        typeof added === 'string' &&
        added !== 'preview' &&
        !isAfter(added, floor) &&
        (typeof removed !== 'string' || isAfter(removed, floor)) &&
        !(limits.flags || limits.prefix || limits.alternative_name),
    );
  });
}

/** The features directly below a feature, by name. */
function childrenOf({ __compat: _, ...children }: Identifier): [string, Identifier][] {
  return Object.entries(children);
}

/** The features below `root` at any depth that the floor lacks, by path, without their own parts. */
function newBelow(path: FeaturePath, root: Identifier): FeaturePath[] {
  return childrenOf(root).flatMap(([name, feature]) =>
    isNewerThanFloor(feature) ? [`${path}.${name}`] : newBelow(`${path}.${name}`, feature),
  );
}

const { api, css, html, javascript } = bcd;
const builtins = javascript.builtins ?? {};

/** Every feature of the web that a browser of the floor lacks. */
export const newFeatures: ReadonlySet<FeaturePath> = new Set([
  ...newBelow('api', api),
  ...newBelow('css', css),
  ...newBelow('html', html),
  ...newBelow('javascript', javascript),
]);

/** Whether the data have the class or namespace, whose members are then known by their owner. */
export const isGlobalName = (name: string): boolean =>
  Object.hasOwn(api, name) || Object.hasOwn(builtins, name);

/** By the name of a member: the paths of that member in every class that the floor has. */
const pathsByMember = new Map<string, FeaturePath[]>();
for (const [root, classes] of Object.entries({ api, 'javascript.builtins': builtins })) {
  for (const [owner, members] of childrenOf(classes)) {
    // Code that holds an instance of a new class got it from another new feature.
    if (newFeatures.has(`${root}.${owner}`)) continue;
    for (const [name, { __compat: compat }] of childrenOf(members)) {
      const isOnInstances = root === 'api' || `${compat?.spec_url}`.includes('.prototype.');
      if (!isOnInstances || !compat?.status?.standard_track || compat.status.experimental) continue;
      const paths = pathsByMember.get(name) ?? [];
      pathsByMember.set(name, [...paths, `${root}.${owner}.${name}`]);
    }
  }
}

/** The path of a member of an unknown object, if the floor has no member of that name at all. */
export function newMember(name: string): FeaturePath | undefined {
  const paths = pathsByMember.get(name) ?? [];
  return paths.every((path) => newFeatures.has(path)) ? paths[0] : undefined;
}
