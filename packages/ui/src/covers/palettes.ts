/** The six flat colours a category is painted in, as hex values: covers are files and know no CSS variable. */
export interface CoverPalette {
  sky: string;
  wall: string;
  wallTwo: string;
  accent: string;
  light: string;
  shadow: string;
}

/** The twelve categories by their stored value; each has its own hour of paint. */
export const coverPalettes: Readonly<Record<string, CoverPalette>> = {
  Business: {
    sky: '#f3d9c4',
    wall: '#c2512f',
    wallTwo: '#8e3420',
    accent: '#1f3f77',
    light: '#fbefe2',
    shadow: '#3a1a1e',
  },
  Design: {
    sky: '#f6c9cf',
    wall: '#d63a72',
    wallTwo: '#efa63a',
    accent: '#6a4c9c',
    light: '#fff1e4',
    shadow: '#4a1538',
  },
  Development: {
    sky: '#bfd0ee',
    wall: '#2447a0',
    wallTwo: '#16285f',
    accent: '#f0637e',
    light: '#f7efe6',
    shadow: '#0e1638',
  },
  'Finance & Accounting': {
    sky: '#e9e2be',
    wall: '#2f7a5b',
    wallTwo: '#1d4f45',
    accent: '#e9a92f',
    light: '#faf4df',
    shadow: '#0f2b2b',
  },
  'IT & Software': {
    sky: '#d9d3ea',
    wall: '#6d6aa8',
    wallTwo: '#3d3b75',
    accent: '#f08a3c',
    light: '#f6f1f4',
    shadow: '#1e1b45',
  },
  Lifestyle: {
    sky: '#cdebe4',
    wall: '#f28b6c',
    wallTwo: '#d9603f',
    accent: '#1e8c93',
    light: '#fff4e6',
    shadow: '#5b2433',
  },
  Marketing: {
    sky: '#ffd9a8',
    wall: '#e4502b',
    wallTwo: '#f4a024',
    accent: '#c21f5b',
    light: '#fff3df',
    shadow: '#541522',
  },
  Music: {
    sky: '#e6cfef',
    wall: '#8c4fa8',
    wallTwo: '#57307c',
    accent: '#f3b136',
    light: '#fbeff4',
    shadow: '#2a1245',
  },
  'Office Productivity': {
    sky: '#fbe9b5',
    wall: '#e8b02e',
    wallTwo: '#c98414',
    accent: '#2f5fb3',
    light: '#fffbef',
    shadow: '#4a2e0b',
  },
  'Personal Development': {
    sky: '#c9e4f2',
    wall: '#f2b8a0',
    wallTwo: '#db7f78',
    accent: '#f5c04a',
    light: '#fff6ee',
    shadow: '#573049',
  },
  'Photography & Video': {
    sky: '#8f86b3',
    wall: '#3f3a5c',
    wallTwo: '#231f38',
    accent: '#f2b544',
    light: '#f4e6d2',
    shadow: '#0c0a18',
  },
  'Teaching & Academics': {
    sky: '#ead9c2',
    wall: '#a9623a',
    wallTwo: '#6e3b2a',
    accent: '#3e7f6b',
    light: '#fbf1e1',
    shadow: '#2e1a17',
  },
};

/** Lime plaster: what a category without colours of its own is painted in. */
const plaster: CoverPalette = {
  sky: '#e4dcea',
  wall: '#8d80a8',
  wallTwo: '#5a4d78',
  accent: '#e0a84a',
  light: '#faf5f0',
  shadow: '#281b3a',
};

/** The palette of a category by its stored value ('Finance & Accounting'); plaster when unknown. */
export const paletteOf = (category: string): CoverPalette =>
  Object.hasOwn(coverPalettes, category) ? (coverPalettes[category] ?? plaster) : plaster;

/** The three colours of a category's door, hex: its frame, the light behind it and its leaf. */
export interface DoorColors {
  frame: string;
  light: string;
  leaf: string;
}

/** The door that stands for a category; the plaster door when the category is unknown. */
export const doorColors = (category: string): DoorColors => {
  const { wall, light, accent } = paletteOf(category);
  return { frame: wall, light, leaf: accent };
};
