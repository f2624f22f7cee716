export { type CoverKey, coverScenes, coverShapes, coverSvg } from './cover.ts';
export type { CoverPalette, DoorColors } from './palettes.ts';
export { coverPalettes, doorColors } from './palettes.ts';
export type { CoverShape } from './shapes.ts';
