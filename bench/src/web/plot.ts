/** A page in the plot: how many times as late as an empty page. */
export interface Bar {
  readonly name: string;
  readonly painted: number;
  readonly ready: number;
}

const rowHeight = 44;
const left = 210;
const width = 760;

/** Bars of what a first visit waits for, as SVG: the largest paint above, what the page is for below. */
export function plot(bars: readonly Bar[]): string {
  const maxRatio = Math.max(2, ...bars.flatMap(({ painted, ready }) => [painted, ready]));
  const lengthOf = (times: number) => Math.round((times / maxRatio) * (width - left - 60));
  const row = ({ name, painted, ready }: Bar, place: number) => {
    const top = 40 + place * rowHeight;
    const bar = (times: number, at: number, fill: string) =>
      `<rect x="${left}" y="${top + at}" width="${lengthOf(times)}" height="14" fill="${fill}"/>` +
      `<text x="${left + lengthOf(times) + 6}" y="${top + at + 12}">${times.toFixed(2)}</text>`;
    return `<text x="${left - 10}" y="${top + 20}" text-anchor="end">${name}</text>${bar(painted, 0, '#b5295f')}${bar(ready, 16, '#24489e')}`;
  };
  const height = 50 + bars.length * rowHeight;
  const one = left + lengthOf(1);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="13" fill="#281b3a">`,
    `<rect width="${width}" height="${height}" fill="#ffffff"/>`,
    '<text x="10" y="22">Times an empty page, first visit: <tspan fill="#b5295f">largest paint</tspan>, <tspan fill="#24489e">ready</tspan></text>',
    `<path d="M${one} 32V${height - 8}" stroke="#8c7b9a" stroke-dasharray="3 3"/>`,
    ...bars.map(row),
    '</svg>\n',
  ].join('\n');
}
