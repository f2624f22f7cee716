import { globSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { graphSequencer } from '@pnpm/deps.graph-sequencer';
import { parseSync } from 'vite';
import { read, root } from './repository.ts';

/** Each of these folders, and each folder below, must have layers. */
const roots = ['apps/web/src', 'bench/src', 'packages/*/src'];

/** Tests, stories, fixtures and their helpers may import from anywhere. */
const isTooling = (file: string) => /\.(test|stories|fixture)\.tsx?$|(^|\/)testing\//.test(file);

/** The files that a file imports or re-exports by a relative path, types included. */
export function importsOf(file: string, code: string): ReadonlySet<string> {
  const { staticImports, staticExports, dynamicImports } = parseSync(file, code).module;
  const paths = [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) => entries.map((entry) => entry.moduleRequest?.value)),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => code.slice(start + 1, end - 1)),
  ];
  const isRelative = (path: string | undefined) => path?.startsWith('.') === true;
  return new Set(paths.filter(isRelative).map((path = '') => join(dirname(file), path)));
}

export type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** Every source with what it imports, by their paths in the repository. */
export function readGraph(): Graph {
  const sources = roots.map((folder) => `${folder}/**/*.{ts,tsx}`);
  const files = globSync(sources, { cwd: root }).filter((file) => !isTooling(file));
  return new Map(files.map((file) => [file, importsOf(file, read(file))]));
}

/** Groups the files, and names for each group the others that it imports. */
function importsByGroup(graph: Graph, groupOf: (file: string) => string) {
  const imports = new Map([...graph.keys()].map((file) => [groupOf(file), new Set<string>()]));
  for (const [from, targets] of graph)
    for (const to of targets) if (graph.has(to)) imports.get(groupOf(from))?.add(groupOf(to));
  return new Map(
    [...imports].map(([group, others]) => [group, [...others].filter((one) => one !== group)]),
  );
}

/** Every `src` folder with a source, and the folders in it. */
function foldersOf(graph: Graph): string[] {
  const pathsAbove = (file: string) =>
    Array.from(file.matchAll(/\//g), ({ index }) => file.slice(0, index));
  const above = [...graph.keys()].flatMap(pathsAbove);
  return [...new Set(above.filter((folder) => /\/src(\/|$)/.test(folder)))].sort();
}

/** Returns the layers of every folder, and a line for each cycle. */
export function checkLayers(all: Graph): { report: string[]; cycles: string[] } {
  const report: string[] = [];
  const cycles: string[] = [];
  for (const folder of foldersOf(all)) {
    const graph: Graph = new Map([...all].filter(([file]) => file.startsWith(`${folder}/`)));
    const childOf = (file: string) => relative(folder, file).replace(/\/.*/, '/');
    const imports = importsByGroup(graph, childOf);
    const sorted = graphSequencer(imports, [...imports.keys()].sort());
    if (sorted.cycles.length > 0)
      cycles.push(`${folder}: ${sorted.cycles.map((cycle) => cycle.join(' ')).join('; ')}`);
    const depths = new Map<string, number>();
    for (const name of sorted.order) {
      const below = (imports.get(name) ?? []).map((one) => depths.get(one) ?? 0);
      depths.set(name, Math.max(0, ...below) + 1);
    }
    const folders = sorted.order.filter((name) => name.endsWith('/'));
    const layers = [...Map.groupBy(folders, (name) => depths.get(name) ?? 0)]
      .sort(([depth], [other]) => depth - other)
      .map(([, names]) => names.sort().map((name) => basename(name)));
    if (layers.flat().length > 1)
      report.push(folder, ...layers.map((names, index) => `  ${index}  ${names.join(', ')}`));
  }
  return { report, cycles };
}

if (import.meta.main) {
  const { report, cycles } = checkLayers(readGraph());
  console.log(report.join('\n'));
  if (cycles.length > 0) console.error(['Import cycles:', ...cycles].join('\n  '));
  process.exitCode = Math.min(cycles.length, 1);
}
