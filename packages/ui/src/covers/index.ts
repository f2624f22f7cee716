export { type CoverKey, coverScenes, coverSvg } from './cover.ts';
export type { CoverPalette, DoorColors } from './palettes.ts';
export { coverPalettes, doorColors } from './palettes.ts';
