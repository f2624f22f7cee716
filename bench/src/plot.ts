import type { EngineSummary, SceneSummary } from './summary.ts';

/** One panel: what is drawn upwards, and between which values. */
interface Panel {
  title: string;
  valueOf: (summary: EngineSummary) => number;
  /** From the bottom to the top. */
  range: readonly [number, number];
  isLogarithmic: boolean;
  ticks: readonly number[];
  unit: string;
}

const panels: readonly Panel[] = [
  {
    title: 'Slowest of a hundred queries (p99)',
    valueOf: ({ p99 }) => p99,
    range: [0.3, 3000],
    isLogarithmic: true,
    ticks: [1, 10, 100, 1000],
    unit: ' ms',
  },
  {
    title: 'Right answer first (success@1)',
    valueOf: ({ judgement }) => judgement.all.at1,
    range: [0.4, 1],
    isLogarithmic: false,
    ticks: [0.4, 0.6, 0.8, 1],
    unit: '',
  },
];

const size = { width: 420, height: 300, left: 70, right: 90, top: 50, bottom: 50 };
const names = ['Aulario', 'MiniSearch', 'FlexSearch', 'uFuzzy', 'Orama'];

const style = `
  text { font: 13px system-ui, sans-serif; fill: #1f2430 }
  .title { font-weight: 600 } .tick { fill: #5a6172 } .grid { stroke: #d9dce3 }
  .line { fill: none; stroke: #7a8296; stroke-width: 1.5 } .dot { fill: #7a8296 }
  .own .line { stroke: #b3261e; stroke-width: 3 } .own .dot, .own text { fill: #b3261e }
  @media (prefers-color-scheme: dark) {
    text { fill: #e8eaf0 } .tick { fill: #a2a9ba } .grid { stroke: #3a4050 }
    .line { stroke: #98a0b4 } .dot { fill: #98a0b4 }
    .own .line { stroke: #ff8a80 } .own .dot, .own text { fill: #ff8a80 }
  }`;

type Scale = (value: number) => number;

/** Maps a value onto a stretch of pixels. */
function scale(
  [from, to]: readonly [number, number],
  start: number,
  end: number,
  isLogarithmic: boolean,
): Scale {
  const at = isLogarithmic ? Math.log10 : (value: number) => value;
  return (value) => {
    const clamped = Math.min(to, Math.max(from, value));
    return start + ((at(clamped) - at(from)) / (at(to) - at(from))) * (end - start);
  };
}

interface Point {
  x: number;
  y: number;
}

/** Moves labels of one column down that would lie on one another. */
function spread(places: readonly Point[], gap: number): number[] {
  const taken = new Map<number, number>();
  const spreadOut = places.map(({ y }) => y);
  const downwards = [...places.keys()].toSorted(
    (a, b) => (places[a]?.y ?? 0) - (places[b]?.y ?? 0),
  );
  for (const index of downwards) {
    const { x, y } = places[index] ?? { x: 0, y: 0 };
    const free = Math.max(y, (taken.get(x) ?? Number.NEGATIVE_INFINITY) + gap);
    taken.set(x, free);
    spreadOut[index] = free;
  }
  return spreadOut;
}

function axesOf(panel: Panel, sizes: readonly number[], x: Scale, y: Scale): string[] {
  const { left, right, width, height, bottom } = size;
  const rows = panel.ticks.map((tick) => {
    const line = `<line class="grid" x1="${left}" x2="${width - right}" y1="${y(tick)}" y2="${y(tick)}"/>`;
    return `${line}<text class="tick" text-anchor="end" x="${left - 8}" y="${y(tick) + 4}">${tick}${panel.unit}</text>`;
  });
  const columns = sizes.map((courses) => {
    const name = courses.toLocaleString('en-GB');
    return `<text class="tick" text-anchor="middle" x="${x(courses)}" y="${height - bottom + 22}">${name}</text>`;
  });
  return [...rows, ...columns];
}

function lineOf(name: string, points: readonly Point[], label: Point): string {
  const path = points.map((point) => `${point.x},${point.y}`).join(' ');
  const dots = points.map(({ x, y }) => `<circle class="dot" cx="${x}" cy="${y}" r="3.5"/>`);
  const text = `<text x="${label.x + 10}" y="${label.y + 4}">${name}</text>`;
  return `<g class="${name === names[0] ? 'own' : 'other'}"><polyline class="line" points="${path}"/>${dots.join('')}${text}</g>`;
}

function panelOf(panel: Panel, scenes: readonly SceneSummary[], shift: number): string {
  const sizes = scenes.map(({ courses }) => courses);
  const across = [Math.min(...sizes), Math.max(...sizes)] as const;
  const x = scale(across, size.left, size.width - size.right, true);
  const y = scale(panel.range, size.height - size.bottom, size.top, panel.isLogarithmic);
  const drawn = names.flatMap((name) => {
    const points = scenes.flatMap(({ courses, engines }) => {
      const summary = engines.find(({ engine }) => engine === name);
      return summary === undefined ? [] : [{ x: x(courses), y: y(panel.valueOf(summary)) }];
    });
    const last = points.at(-1);
    return last === undefined ? [] : [{ name, points, last }];
  });
  const ends = drawn.map(({ last }) => last);
  const labels = spread(ends, 15);
  const lines = drawn.map(({ name, points, last }, index) =>
    lineOf(name, points, { x: last.x, y: labels[index] ?? last.y }),
  );
  const title = `<text class="title" x="${size.left}" y="24">${panel.title}</text>`;
  // Ours last, so that it lies above the others.
  const parts = [title, ...axesOf(panel, sizes, x, y), ...lines.toReversed()];
  return `<g transform="translate(${shift})">${parts.join('\n')}</g>`;
}

/** Draws time and success against the size of the catalogue, as measured in Node. */
export function plotOf(scenes: readonly SceneSummary[]): string {
  const inNode = scenes.filter(({ where }) => where === 'Node');
  const width = size.width * panels.length;
  const drawn = panels.map((panel, index) => panelOf(panel, inNode, index * size.width));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${size.height}" role="img">
<title>Query time and success by size of the catalogue</title>
<style>${style}</style>
${drawn.join('\n')}
</svg>
`;
}
