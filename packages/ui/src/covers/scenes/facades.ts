import { arch, disc, plane, rect, shadow, trace } from '../shapes.ts';
import { type Scene, upTo } from './scene.ts';

/** A row of arches, one of them closed; each pier throws its shadow on the ground. */
export const arcade: Scene = (paint, roll) => {
  const count = roll(3, 4);
  const width = count === 3 ? 88 : 68;
  const gap = Math.floor((480 - count * width) / (count + 1));
  const top = roll(54, 76);
  const closed = roll(0, count - 1);
  const height = roll(112, 132);
  const sun = disc(paint.light, roll(60, 130), top, roll(26, 38));
  const left = (i: number) => gap + i * (width + gap);
  const open = upTo(count).filter((i) => i !== closed);
  return [
    sun,
    plane(paint.wall, rect(0, top, 480, 270)),
    plane(paint.wallTwo, rect(0, 228, 480, 42)),
    plane(paint.accent, arch(left(closed), 228, width, height)),
    plane(paint.shadow, open.map((i) => arch(left(i), 228, width, height)).join(''), '.55'),
    plane(paint.sky, open.map((i) => arch(left(i) + 12, 228, width - 12, height - 10)).join('')),
    shadow(
      paint.shadow,
      upTo(count)
        .map((i) => trace`M${left(i) + width} 228h${gap}l42 42h${-gap}z`)
        .join(''),
    ),
  ];
};

/** Two floors of three doors over balconies; one door is lit. */
export const balconies: Scene = (paint, roll) => {
  const top = roll(30, 46);
  const left = roll(90, 140);
  const lit = roll(0, 5);
  const doors = upTo(6).map((i) => ({
    x: left + 34 + (i % 3) * 88,
    foot: top + (i < 3 ? 92 : 202),
  }));
  const door = ({ x, foot }: { x: number; foot: number }) => arch(x, foot, 46, 74);
  return [
    disc(paint.accent, left - 44, top + 30, roll(24, 32)),
    plane(paint.wall, rect(left, top, 480, 270)),
    shadow(paint.shadow, rect(left, top, 480, 8)),
    plane(
      paint.wallTwo,
      doors
        .filter((_, i) => i !== lit)
        .map(door)
        .join(''),
    ),
    plane(
      paint.light,
      doors
        .filter((_, i) => i === lit)
        .map(door)
        .join(''),
    ),
    shadow(paint.shadow, doors.map(({ x, foot }) => rect(x - 9, foot + 6, 74, 10)).join('')),
    plane(paint.light, doors.map(({ x, foot }) => rect(x - 9, foot, 64, 7)).join('')),
    plane(paint.accent, rect(0, 250, 480, 20)),
    shadow(paint.shadow, trace`M${left} 250H480v20H${left + 20}z`),
  ];
};

/** A wall of square holes that lets light through; one hole is lit. */
export const lattice: Scene = (paint, roll) => {
  const count = roll(4, 5);
  const side = count === 4 ? 40 : 32;
  const step = side + 14;
  const left = roll(56, 92);
  const top = roll(34, 48);
  const width = count * step - 14;
  const lit = roll(0, count * 3 - 1);
  const holes = upTo(count * 3).map((i) => ({
    x: left + (i % count) * step,
    y: top + Math.floor(i / count) * step,
  }));
  const dark = holes.filter((_, i) => i !== lit);
  const hole = ({ x, y }: { x: number; y: number }) => rect(x, y, side, side);
  const edge = left + width + 46;
  return [
    plane(paint.wall, rect(0, 0, 480, 270)),
    plane(paint.wallTwo, rect(0, 224, 480, 46)),
    plane(paint.sky, dark.map(hole).join('')),
    plane(
      paint.accent,
      holes
        .filter((_, i) => i === lit)
        .map(hole)
        .join(''),
    ),
    plane(
      paint.shadow,
      dark.map(({ x, y }) => trace`M${x} ${y}h${side}l-9 9h${9 - side}v${side - 9}l-9 9z`).join(''),
      '.4',
    ),
    plane(
      paint.light,
      holes
        .slice(0, count)
        .map(({ x }) => trace`M${Math.floor(x + width * 0.5)} 224h${side}l34 46h${-side}z`)
        .join(''),
      '.7',
    ),
    plane(paint.wallTwo, rect(edge, 0, 480, 270)),
    shadow(paint.shadow, trace`M${edge} 0v224l46 46h-46z`),
    plane(paint.light, arch(edge + 32, 270, 54, 130)),
  ];
};

/** A long house under a row of vaults, one door among its windows. */
export const vaults: Scene = (paint, roll) => {
  const count = roll(3, 5);
  const width = Math.floor(480 / count);
  const top = roll(96, 124);
  const half = width / 2;
  const rise = half * 0.8;
  const door = roll(0, count - 1);
  const each = upTo(count).map((i) => i * width);
  return [
    disc(paint.light, roll(80, 400), top - half - 4, roll(20, 28)),
    plane(
      paint.wallTwo,
      each.map((x) => trace`M${x} ${top}a${half} ${rise} 0 0 1 ${width} 0z`).join(''),
    ),
    shadow(
      paint.shadow,
      each
        .map((x) => trace`M${x + half} ${top}v${-rise}a${half} ${rise} 0 0 1 ${half} ${rise}z`)
        .join(''),
    ),
    plane(paint.wall, rect(0, top, 480, 270)),
    plane(paint.light, rect(0, top, 480, 8)),
    shadow(paint.shadow, rect(0, top + 8, 480, 10)),
    plane(
      paint.shadow,
      each
        .filter((_, i) => i !== door)
        .map((x) => rect(x + half - 13, top + 46, 26, 40))
        .join(''),
      '.5',
    ),
    plane(paint.accent, arch(door * width + half - 24, 236, 48, 92)),
    plane(paint.sky, rect(0, 236, 480, 34)),
    plane(paint.shadow, trace`M0 236h${door * width + half}l34 34H0z`, '.12'),
  ];
};
