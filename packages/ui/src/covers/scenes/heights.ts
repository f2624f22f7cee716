import { arch, disc, plane, rect, shadow, trace } from '../shapes.ts';
import { type Scene, upTo } from './scene.ts';

/** Stairs that climb to a door. */
export const stairs: Scene = (paint, roll) => {
  const count = roll(5, 7);
  const tread = roll(30, 38);
  const riser = roll(17, 21);
  const start = roll(40, 90);
  const top = 246 - count * riser;
  const end = start + count * tread;
  const steps = trace`v${-riser}h${tread}`.repeat(count);
  return [
    disc(paint.accent, roll(90, 150), roll(56, 84), roll(28, 40)),
    plane(paint.wallTwo, rect(end - tread, 0, 480, 270)),
    plane(paint.light, arch(end + 34, top, 62, roll(92, 108))),
    shadow(paint.shadow, trace`M${end + 34} ${top}l62 -74V${top}z`),
    plane(paint.wall, `${trace`M${start} 270v-24`}${steps}H480V270z`),
    shadow(paint.shadow, trace`M${end - tread} ${top}V0h20L${end + 8} ${top}z`),
    plane(paint.accent, rect(0, 246, start + 24, 24)),
  ];
};

/** Three to five towers with a lit and a dark side. */
export const towers: Scene = (paint, roll) => {
  const count = roll(3, 5);
  const sun = disc(paint.light, roll(50, 110), roll(60, 90), roll(24, 34));
  const paints = [paint.wall, paint.light, paint.accent, paint.wall, paint.accent];
  let x = roll(100, 140);
  const bodies = upTo(count).map((i) => {
    const width = roll(34, 50);
    const top = roll(20, 110);
    const lit = Math.floor(width * 0.4);
    const slant = roll(6, 14);
    const dark = trace`M${x + lit} 236V${top}l${width - lit} ${slant}V228z`;
    const fill = paints[i] ?? paint.wall;
    const body = {
      planes: [
        plane(fill, trace`M${x} 228V${top + slant}l${lit} ${-slant}V236z`),
        plane(fill, dark),
        plane(paint.shadow, dark, '.38'),
      ],
      cast: trace`M${x} 228l${lit} 8 ${width - lit} -8 60 42h${-width}z`,
    };
    x += width + roll(14, 26);
    return body;
  });
  return [
    sun,
    plane(paint.wallTwo, rect(0, 222, 480, 48)),
    ...bodies.flatMap(({ planes }) => planes),
    shadow(paint.shadow, bodies.map(({ cast }) => cast).join('')),
  ];
};

/** Floors set back one above the other, each with a door or a window. */
export const terraces: Scene = (paint, roll) => {
  const count = roll(3, 4);
  const sun = disc(paint.accent, roll(56, 110), roll(50, 76), roll(24, 34));
  const paints = [paint.wall, paint.light, paint.wallTwo, paint.wall];
  let x = roll(110, 150);
  let foot = 270;
  const floors = upTo(count).flatMap((i) => {
    const height = roll(56, 72);
    const top = foot - height;
    const opening =
      i % 2 === 1
        ? plane(paint.accent, arch(x + 40, foot, 34, 46))
        : plane(paint.shadow, rect(x + 36, top + 16, 26, 26), '.5');
    const cast = i > 0 ? [shadow(paint.shadow, trace`M${x} ${foot}l0 10 20 14H480V${foot}z`)] : [];
    const floor = [plane(paints[i] ?? paint.wall, rect(x, top, 480, height)), ...cast, opening];
    foot = top;
    x += roll(40, 74);
    return floor;
  });
  return [
    sun,
    ...floors,
    plane(paint.wallTwo, rect(0, 254, 480, 16)),
    shadow(paint.shadow, 'M130 254H480v16H150z'),
  ];
};

/** A great sun on the horizon, between a door and stairs. */
export const greatSun: Scene = (paint, roll) => {
  const radius = roll(84, 104);
  const x = roll(170, 230);
  const count = roll(3, 4);
  const tread = roll(34, 46);
  const riser = roll(20, 26);
  const start = roll(270, 310);
  const steps = trace`h${tread}v${-riser}`.repeat(count);
  return [
    disc(paint.accent, x, 196, radius),
    plane(paint.wall, rect(0, 196, 480, 74)),
    plane(paint.wallTwo, `${trace`M${start} 270V206`}${steps}H480V270z`),
    plane(paint.shadow, trace`M0 196H${start}v10l64 64H0z`, '.12'),
    plane(paint.light, arch(58, 196, 44, roll(64, 84))),
    shadow(paint.shadow, 'M58 196h44l58 74h-40z'),
    plane(
      paint.accent,
      rect(x - 40, 216, 80, 5) + rect(x - 26, 232, 52, 5) + rect(x - 12, 248, 24, 5),
    ),
  ];
};
