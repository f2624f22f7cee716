/** The six flat colours a category is painted in, as hex values: covers are files and know no CSS variable. */
export interface CoverPalette {
  sky: string;
  wall: string;
  wallTwo: string;
  accent: string;
  light: string;
  shadow: string;
}

const paint = (
  sky: string,
  wall: string,
  wallTwo: string,
  accent: string,
  light: string,
  shadow: string,
): CoverPalette => ({ sky, wall, wallTwo, accent, light, shadow });

/** The twelve categories by their stored value; each has its own hour of paint. */
export const coverPalettes: Readonly<Record<string, CoverPalette>> = {
  Business: paint('#f3d9c4', '#c2512f', '#8e3420', '#1f3f77', '#fbefe2', '#3a1a1e'),
  Design: paint('#f6c9cf', '#d63a72', '#efa63a', '#6a4c9c', '#fff1e4', '#4a1538'),
  Development: paint('#bfd0ee', '#2447a0', '#16285f', '#f0637e', '#f7efe6', '#0e1638'),
  'Finance & Accounting': paint('#e9e2be', '#2f7a5b', '#1d4f45', '#e9a92f', '#faf4df', '#0f2b2b'),
  'IT & Software': paint('#d9d3ea', '#6d6aa8', '#3d3b75', '#f08a3c', '#f6f1f4', '#1e1b45'),
  Lifestyle: paint('#cdebe4', '#f28b6c', '#d9603f', '#1e8c93', '#fff4e6', '#5b2433'),
  Marketing: paint('#ffd9a8', '#e4502b', '#f4a024', '#c21f5b', '#fff3df', '#541522'),
  Music: paint('#e6cfef', '#8c4fa8', '#57307c', '#f3b136', '#fbeff4', '#2a1245'),
  'Office Productivity': paint('#fbe9b5', '#e8b02e', '#c98414', '#2f5fb3', '#fffbef', '#4a2e0b'),
  'Personal Development': paint('#c9e4f2', '#f2b8a0', '#db7f78', '#f5c04a', '#fff6ee', '#573049'),
  'Photography & Video': paint('#8f86b3', '#3f3a5c', '#231f38', '#f2b544', '#f4e6d2', '#0c0a18'),
  'Teaching & Academics': paint('#ead9c2', '#a9623a', '#6e3b2a', '#3e7f6b', '#fbf1e1', '#2e1a17'),
};

/** Lime plaster: what a category without colours of its own is painted in. */
const plaster = paint('#e4dcea', '#8d80a8', '#5a4d78', '#e0a84a', '#faf5f0', '#281b3a');

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
