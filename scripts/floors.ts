import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, normalize, relative } from 'node:path';
import { parseSync } from 'vite';

/** Each subfolder of these folders, and each file beside them, is a node of the graph. */
const houses = ['apps/web/src', 'apps/web/src/**/', 'bench/src/**/', 'packages/*/src/**/'];

/** Tests, stories, fixtures and their helpers may import from anywhere. */
const isTooling = (file: string) => /\.(test|stories|fixture)\.tsx?$|(^|\/)testing\//.test(file);

/** The files that a file imports or re-exports by a relative path, types included. */
function importsOf(file: string): string[] {
  const code = readFileSync(file, 'utf8');
  const { staticImports, staticExports, dynamicImports } = parseSync(file, code).module;
  return [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) => entries.map((entry) => entry.moduleRequest?.value)),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => code.slice(start + 1, end - 1)),
  ].flatMap((path) => (path?.startsWith('.') ? normalize(join(dirname(file), path)) : []));
}

type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** Replaces each node by its group and merges the edges. */
function grouped(graph: Graph, groupOf: (node: string) => string): Graph {
  const groups = new Map([...graph.keys()].map((node) => [groupOf(node), new Set<string>()]));
  for (const [from, targets] of graph)
    for (const to of targets) if (graph.has(to)) groups.get(groupOf(from))?.add(groupOf(to));
  for (const [group, targets] of groups) targets.delete(group);
  return groups;
}

/**
 * Layers the nodes, each importing only from lower layers; `cycle` contains nodes that fit in none.
 */
function floorsOf(graph: Graph): { floors: string[][]; cycle: string[] } {
  const floors: string[][] = [];
  let rest = [...graph.keys()].sort();
  const imports = (from: string, to: string) => graph.get(from)?.has(to) ?? false;
  for (;;) {
    const floor = rest.filter((node) => !rest.some((other) => imports(node, other)));
    if (floor.length === 0) break;
    floors.push(floor);
    rest = rest.filter((node) => !floor.includes(node));
  }
  // Removes nodes that only import a cycle.
  for (let last = -1; last !== rest.length; ) {
    last = rest.length;
    rest = rest.filter((node, _, all) => all.some((other) => imports(other, node)));
  }
  return { floors, cycle: rest };
}

/** Returns the layers of every folder below `root`, and a line for each cycle. */
export function checkFloors(root: string): { report: string[]; cycles: string[] } {
  const report: string[] = [];
  const cycles: string[] = [];
  for (const house of globSync(houses, { cwd: root }).sort()) {
    const base = join(root, house);
    const files = globSync(join(base, '**/*.{ts,tsx}')).filter((file) => !isTooling(file));
    const graph: Graph = new Map(files.map((file) => [file, new Set(importsOf(file))]));
    const room = (file: string) => relative(base, file).replace(/\/.*/, '/');
    const { floors, cycle } = floorsOf(grouped(graph, room));
    if (cycle.length > 0) cycles.push(`${house}: ${cycle.join(' ')}`);
    const rooms = floors.map((names) =>
      names.filter((name) => name.endsWith('/')).map((name) => basename(name)),
    );
    if (rooms.flat().length > 1)
      report.push(
        house,
        ...rooms
          .filter(({ length }) => length > 0)
          .map((names, i) => `  ${i}  ${names.join(', ')}`),
      );
  }
  return { report, cycles };
}

if (import.meta.main) {
  const { report, cycles } = checkFloors(join(import.meta.dirname, '..'));
  console.log(report.join('\n'));
  if (cycles.length > 0) console.error(['Import cycles:', ...cycles].join('\n  '));
  process.exitCode = Math.min(cycles.length, 1);
}
