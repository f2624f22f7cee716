import { palette } from './palette.ts';
import { roles } from './roles.ts';
import { border, breakpoint, motion, radius, size, space, zOrder } from './scale.ts';
import { body, display, fontSize } from './type.ts';

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

const mapValues = <Value>(
  record: Readonly<Record<string, Value>>,
  map: (value: Value) => unknown,
) => Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));

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

/** Returns the alias of a role. Opacities have a separate group, since they are not colours. */
const alias = (name: string) => ({
  $value: name.startsWith('opacity.') ? `{${name}}` : `{palette.${name}}`,
  $type: name.startsWith('opacity.') ? 'number' : 'color',
});

/**
 * Returns the kit's tokens of one theme in the format of the Design Tokens Community Group
 * (2025.10). Roles are aliases of the palette. Omits fluid type sizes, which the format does not
 * support.
 */
export function designTokens(theme: Theme): TokenNode {
  const column = theme === 'light' ? 0 : 1;
  const [fast, base, slow] = [motion.fast, motion.base, motion.slow].map(Number.parseFloat);
  const duration = (value: number | undefined) => ({ $value: { value, unit: 'ms' } });
  return {
    ...colors,
    color: mapValues(roles, (names) => alias(names[column])),
    space: { $type: 'dimension', ...mapValues(space, dimension) },
    size: { $type: 'dimension', ...mapValues(size, dimension) },
    radius: { $type: 'dimension', ...mapValues(radius, dimension) },
    border: { $type: 'dimension', ...mapValues(border, dimension) },
    breakpoint: { $type: 'dimension', ...mapValues(breakpoint, dimension) },
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
  };
}
