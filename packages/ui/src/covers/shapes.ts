/** One flat shape of a cover, under its SVG name and attributes; a `g` holds others. */
export interface CoverShape {
  tag: 'path' | 'circle' | 'ellipse' | 'g';
  attributes: Readonly<Record<string, string>>;
  shapes?: readonly CoverShape[];
}

/** How strong a shadow is wherever a scene says nothing else. */
const shadowStrength = '.24';

const short = (value: number) => String(Math.round(value * 10) / 10);

/** Path data whose numbers are cut to one decimal: trace`M${x} ${y}z`. */
export const trace = (words: TemplateStringsArray, ...numbers: readonly number[]) =>
  words.map((word, i) => word + (i < numbers.length ? short(numbers[i] ?? 0) : '')).join('');

const fillOf = (fill: string, opacity: string | undefined) =>
  opacity === undefined ? { fill } : { fill, 'fill-opacity': opacity };

/** A plane of one colour; `outline` is path data. */
export const plane = (fill: string, outline: string, opacity?: string): CoverShape => ({
  tag: 'path',
  attributes: { ...fillOf(fill, opacity), d: outline },
});

/** A plane that lets the colour below through, as a shadow on a wall does. */
export const shadow = (fill: string, outline: string) => plane(fill, outline, shadowStrength);

/** Sun, moon, tree or round window. */
export const disc = (
  fill: string,
  x: number,
  y: number,
  radius: number,
  opacity?: string,
): CoverShape => ({
  tag: 'circle',
  attributes: { ...fillOf(fill, opacity), cx: short(x), cy: short(y), r: short(radius) },
});

/** Path data of a rectangle from its upper left corner. */
export const rect = (x: number, y: number, width: number, height: number) =>
  trace`M${x} ${y}h${width}v${height}h${-width}z`;

/** Path data of a door: a half circle on a rectangle that stands on `foot`. */
export const arch = (x: number, foot: number, width: number, height: number) => {
  const half = width / 2;
  return trace`M${x} ${foot}v${half - height}a${half} ${half} 0 0 1 ${width} 0v${height - half}z`;
};
