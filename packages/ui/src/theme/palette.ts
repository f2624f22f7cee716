/**
 * The raw values by hue and lightness: step 0 is white, step 1000 black; steps of scrims and
 * opacities are per cent. Only `roles.ts` names them, each for a role.
 */
export const palette = {
  white: { 0: '#ffffff' },
  rosa: {
    50: '#ffe3ec',
    70: '#fae1e8',
    130: '#f4c6d8',
    160: '#f9b3ca',
    250: '#f28bae',
    560: '#b5295f',
    650: '#7b3a3f',
    655: '#951f4d',
    660: '#8f1c49',
    770: '#5c1b44',
    790: '#47222a',
    795: '#4a2340',
    820: '#471436',
    850: '#34172f',
    890: '#2a0e22',
  },
  terracotta: {
    80: '#fbe4da',
    250: '#ff9f82',
    430: '#d9694a',
    530: '#c2512f',
    540: '#b94f34',
    620: '#a8321c',
  },
  straw: {
    30: '#fbf7f3',
    40: '#fdf6ee',
    70: '#f4ece4',
    120: '#f3e6d0',
    230: '#ffd98a',
    260: '#ffd27a',
    320: '#ffc75a',
    370: '#f4bc4e',
    410: '#f0b13c',
    470: '#e08a2e',
    500: '#e29a1c',
  },
  agave: {
    100: '#dceee4',
    350: '#7fcdae',
    730: '#1e6b52',
    830: '#1d3a3a',
    890: '#0f2a21',
  },
  azul: {
    80: '#dfe6f7',
    140: '#c6d6f3',
    180: '#a3bbff',
    530: '#1f4fd0',
    560: '#2b5fb4',
    620: '#24489e',
    740: '#1a2f6b',
  },
  indigo: {
    260: '#b39ddb',
    330: '#9f86cf',
    430: '#8779ab',
    600: '#5a4f7f',
    610: '#574a7c',
    620: '#4a3f85',
    670: '#3f3474',
    710: '#3c3360',
    730: '#3b3159',
    750: '#26305c',
    760: '#2a2159',
    790: '#241d4d',
    840: '#211a38',
    860: '#1b1530',
    880: '#171229',
    910: '#120e21',
    930: '#0d0919',
  },
  lilac: {
    60: '#f2ebf1',
    90: '#ece2ec',
    130: '#e6d7e4',
    140: '#dfd3e2',
    150: '#dccfe3',
    230: '#c9b6d2',
    260: '#bbaecb',
    460: '#8c7b9a',
    620: '#62536f',
    790: '#43204a',
    800: '#452140',
    830: '#281b3a',
  },
  scrim: {
    62: 'rgb(18 14 33 / 0.62)',
    72: 'rgb(18 14 33 / 0.72)',
  },
  opacity: {
    0: '0',
    16: '0.16',
    70: '0.7',
    100: '1',
  },
} as const;

type Palette = typeof palette;

/** The name of a raw value: `rosa.560`. */
export type PaletteName = {
  [Hue in keyof Palette]: `${Hue}.${keyof Palette[Hue] & number}`;
}[keyof Palette];

/** The raw values by name. */
export const paletteValues = /* @__PURE__ */ Object.fromEntries(
  Object.entries(palette).flatMap(([hue, steps]) =>
    Object.entries(steps).map(([step, value]) => [`${hue}.${step}`, value]),
  ),
) as Record<PaletteName, string>;
