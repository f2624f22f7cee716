import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { palette } from './palette.ts';
import { roles } from './roles.ts';
import { border, breakpoint, motion, radius, size, space, zOrder } from './scale.ts';
import { body, display, fontSize, type } from './type.ts';

/** A node of a Design Tokens file: a token, or a group of them. */
export interface TokenNode {
  readonly [key: string]: unknown;
}

type Theme = 'light' | 'dark';

/**
 * The file name of a theme's tokens, in `packages/ui/tokens` and in the built Storybook under
 * `/tokens`.
 */
export const tokenFile = (theme: Theme) => `aulario.${theme}.tokens.json`;

const mapValues = <Value>(record: Readonly<Record<string, Value>>, map: (value: Value) => object) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));

/** Converts '#b5295f' or 'rgb(18 14 33 / 0.72)' to an sRGB colour. */
function colorValue(css: string) {
  const [channels = '', alpha] = css.replace(/^rgb\(|\)$/g, '').split(' / ');
  const bytes = css.startsWith('#')
    ? [1, 3, 5].map((start) => Number.parseInt(css.slice(start, start + 2), 16))
    : channels.split(' ').map(Number);
  return {
    colorSpace: 'srgb',
    components: bytes.map((byte) => Number((byte / 255).toFixed(4))),
    ...(alpha === undefined ? { hex: css } : { alpha: Number(alpha) }),
  };
}

const dimension = (length: string | number) => ({
  $value: {
    value: Number.parseFloat(String(length)),
    unit: String(length).endsWith('rem') ? 'rem' : 'px',
  },
});

const families = (stack: string) =>
  (stack.split(';')[0] ?? '').split(', ').map((family) => family.replaceAll('"', ''));

const { opacity, ...hues } = palette;

/** The format has no share of a box. */
const { round: _, ...corners } = radius;

const colors: TokenNode = {
  palette: {
    $description: 'Raw colours. Use the roles under "color", which follow the theme.',
    $type: 'color',
    ...mapValues(hues, (steps) => mapValues(steps, (css) => ({ $value: colorValue(css) }))),
  },
  opacity: {
    $type: 'number',
    ...mapValues(opacity, (value) => ({ $value: Number(value) })),
  },
};

/** The comments above the entries of a file of the theme, by name. */
function commentsOf(file: string): ReadonlyMap<string, string> {
  const source = readFileSync(join(import.meta.dirname, file), 'utf8');
  const found = source.matchAll(/\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n {2}(\w+): /g);
  return new Map(
    Array.from(found, ([, words = '', name = '']) => [
      name,
      words.replaceAll(/\s*\n\s*\*\s*/g, ' ').trim(),
    ]),
  );
}

/** Adds what the source says of each token. */
const described = (tokens: Readonly<Record<string, object>>, file: string) => {
  const comments = commentsOf(file);
  return Object.fromEntries(
    Object.entries(tokens).map(([name, token]) => {
      const $description = comments.get(name);
      return [name, $description === undefined ? token : { ...token, $description }];
    }),
  );
};

/** A role of text. A size that depends on the window is the largest, which the format can say. */
function typography(css: string) {
  const [, weight, size = '', lineHeight] = /font: (\d+) (.+?) \/ ([\d.]+) /.exec(css) ?? [];
  const largest = size.replace(/^clamp\(.*, (.*)\)$/, '$1');
  const [, spacing = '0'] = /letter-spacing: (-?[\d.]+)em/.exec(css) ?? [];
  const rems = Number.parseFloat(largest);
  return {
    $value: {
      fontFamily: css.includes(display) ? '{font.display}' : '{font.body}',
      fontSize: dimension(largest).$value,
      fontWeight: Number(weight),
      letterSpacing: { value: Number((rems * Number(spacing)).toFixed(4)), unit: 'rem' },
      lineHeight: Number(lineHeight),
    },
  };
}

/** Returns the alias of a role. Opacities have a separate group, since they are not colours. */
const alias = (name: string) => ({
  $value: name.startsWith('opacity.') ? `{${name}}` : `{palette.${name}}`,
  $type: name.startsWith('opacity.') ? 'number' : 'color',
});

/**
 * Returns the kit's tokens of one theme in the format of the Design Tokens Community Group
 * (2025.10), as Figma imports and exports them: a file for each mode. Roles are aliases of the palette.
 */
export function designTokens(theme: Theme): TokenNode {
  const column = theme === 'light' ? 0 : 1;
  const [fast, base, slow] = [motion.fast, motion.base, motion.slow].map(Number.parseFloat);
  const duration = (value: number | undefined) => ({ $value: { value, unit: 'ms' } });
  return {
    $extensions: { 'com.figma.modeName': theme },
    ...colors,
    color: described(
      mapValues(roles, (names) => alias(names[column])),
      'roles.ts',
    ),
    space: { $type: 'dimension', ...mapValues(space, dimension) },
    size: { $type: 'dimension', ...mapValues(size, dimension) },
    radius: { $type: 'dimension', ...described(mapValues(corners, dimension), 'scale.ts') },
    border: { $type: 'dimension', ...mapValues(border, dimension) },
    breakpoint: { $type: 'dimension', ...described(mapValues(breakpoint, dimension), 'scale.ts') },
    layer: { $type: 'number', ...mapValues(zOrder, ($value) => ({ $value })) },
    duration: {
      $type: 'duration',
      fast: duration(fast),
      base: duration(base),
      slow: duration(slow),
    },
    easing: {
      $type: 'cubicBezier',
      base: {
        $value: motion.ease
          .replace(/^\D*\(|\)$/g, '')
          .split(', ')
          .map(Number),
      },
    },
    fontSize: { $type: 'dimension', ...mapValues(fontSize, dimension) },
    font: {
      $type: 'fontFamily',
      display: { $value: families(display) },
      body: { $value: families(body) },
    },
    typography: { $type: 'typography', ...described(mapValues(type, typography), 'type.ts') },
  };
}
