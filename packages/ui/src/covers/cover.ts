import { diceOf, hash } from './dice.ts';
import { type CoverPalette, paletteOf } from './palettes.ts';
import { scenesInOrder } from './scenes/order.ts';
import { type CoverShape, plane, rect } from './shapes.ts';

/** The hours of the day: which colour of a palette plays which part. */
const hours: readonly ((palette: CoverPalette) => CoverPalette)[] = [
  (p) => p,
  (p) => ({ ...p, sky: p.light, wall: p.wallTwo, wallTwo: p.wall, light: p.sky }),
  (p) => ({ ...p, sky: p.accent, accent: p.light, light: p.sky }),
  (p) => ({ ...p, sky: p.wallTwo, wallTwo: p.sky }),
];

const pick = <T>(from: readonly T[], number: number): T => {
  const picked = from[number % from.length];
  if (picked === undefined) throw new RangeError('Nothing to pick from');
  return picked;
};

/** What a cover is drawn from. */
export interface CoverKey {
  /** The course's id; only its text counts. */
  id: string;
  /** The category's stored value; an unknown one is painted in plaster. */
  category: string;
}

/** The number of a course's own scene: the one it has wherever no neighbour has it too. */
const ownScene = ({ id, category }: CoverKey): number => {
  const number = /^\d{1,15}$/.test(id) ? Number(id) : hash(id);
  return (number + hash(category)) % scenesInOrder.length;
};

/** How many courses before it a cover must differ from: one more than the widest grid has columns. */
const neighbours = 5;

/**
 * The scenes of the courses of a list, so that in a grid of one to five columns no cover has the
 * scene of the one beside or above it. A course keeps its own scene where it can.
 */
export const coverScenes = (covers: readonly CoverKey[]): readonly number[] => {
  const scenes: number[] = [];
  for (const cover of covers) {
    const taken = scenes.slice(-neighbours);
    let scene = ownScene(cover);
    while (taken.includes(scene)) scene = (scene + 1) % scenesInOrder.length;
    scenes.push(scene);
  }
  return scenes;
};

/**
 * The shapes of a course's cover on 480 x 270, the same for the same course: a plane of sky, then a
 * group with the scene, mirrored for some (afternoon).
 *
 * @param id the course's id; only its text counts
 * @param category the category's stored value; an unknown one is painted in plaster
 * @param scene number of the scene; the course's own by default
 */
export const coverShapes = (
  id: string,
  category: string,
  scene = ownScene({ id, category }),
): readonly CoverShape[] => {
  const seed = hash(`${category}:${id}`);
  const paint = pick(hours, (seed >>> 8) & 3)(paletteOf(category));
  const isMirrored = ((seed >>> 12) & 1) === 1;
  return [
    plane(paint.sky, rect(0, 0, 480, 270)),
    {
      tag: 'g',
      attributes: isMirrored ? { transform: 'matrix(-1 0 0 1 480 0)' } : {},
      shapes: pick(scenesInOrder, scene)(paint, diceOf(seed)),
    },
  ];
};

const markup = ({ tag, attributes, shapes }: CoverShape): string => {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
  const opening = `<${tag}${written.join('')}`;
  return shapes === undefined
    ? `${opening}/>`
    : `${opening}>${shapes.map(markup).join('')}</${tag}>`;
};

/**
 * The cover as the text of an SVG file: presentation attributes only, no style, no id, 1,400 bytes at
 * most. Nothing of `id` or `category` is written into it.
 */
export const coverSvg = (id: string, category: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 270" aria-hidden="true">${coverShapes(
    id,
    category,
  )
    .map(markup)
    .join('')}</svg>`;
