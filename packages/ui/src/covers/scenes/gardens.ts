import { arch, disc, plane, rect, shadow, trace } from '../shapes.ts';
import { type Scene, upTo } from './scene.ts';

/** Two planes, the sun between them and its mirror in a pool. */
export const planes: Scene = (paint, roll) => {
  const left = roll(150, 210);
  const gap = roll(90, 130);
  const top = roll(24, 64);
  const radius = roll(34, 46);
  const middle = Math.floor(left + gap / 2);
  return [
    disc(paint.accent, middle, 128, radius),
    plane(paint.wall, rect(0, top, left, 246)),
    plane(paint.wallTwo, rect(left + gap, roll(0, 90), 480, 270)),
    plane(paint.light, rect(0, 206, 480, 64)),
    plane(
      paint.accent,
      rect(middle - 34, 220, 68, 6) + rect(middle - 22, 234, 44, 6) + rect(middle - 10, 248, 20, 6),
    ),
    shadow(paint.shadow, trace`M0 206H${left}l64 64H0z`),
    plane(paint.shadow, rect(left + gap, 206, 480, 64), '.12'),
  ];
};

/** A walled pool with a spout. */
export const pool: Scene = (paint, roll) => {
  const top = roll(34, 60);
  const x = roll(60, 110);
  const width = roll(200, 250);
  const doorX = x + roll(24, 60);
  const doorWidth = roll(56, 80);
  const right = x + width;
  const lintel = top + 34;
  const mirrored =
    rect(x - 110, 186, doorX - x + 110, 40) +
    rect(doorX + doorWidth, 186, right - doorX - doorWidth, 40);
  return [
    disc(paint.light, roll(360, 410), roll(50, 80), roll(22, 32)),
    plane(paint.wallTwo, rect(right, top + 66, 480, 120)),
    plane(paint.wall, rect(x - 110, top, width + 110, 186 - top)),
    plane(paint.sky, rect(doorX, lintel, doorWidth, 186 - lintel)),
    shadow(
      paint.shadow,
      trace`M${doorX} ${lintel}h14V186h-14zM${doorX} ${lintel}h${doorWidth}v10h${-doorWidth}z`,
    ),
    plane(paint.accent, rect(0, 186, 480, 84)),
    plane(paint.wall, mirrored, '.45'),
    plane(
      paint.light,
      rect(right - 46, top + 46, 22, 8) + rect(right - 42, top + 54, 10, 166 - top),
    ),
    plane(
      paint.light,
      `${rect(right - 70, 196, 66, 3)}${rect(right - 56, 208, 38, 3)}M30 244h90v3h-90zM300 236h60v3h-60z`,
      '.7',
    ),
  ];
};

/** A jacaranda before a wall, its shadow on the ground. */
export const jacaranda: Scene = (paint, roll) => {
  const x = roll(130, 200);
  const radius = roll(54, 68);
  const y = roll(92, 108);
  const wallTop = roll(120, 146);
  const house = roll(290, 340);
  return [
    disc(paint.light, roll(44, 90), roll(46, 70), roll(20, 28)),
    plane(paint.wallTwo, rect(house, roll(30, 60), 480, 210)),
    plane(paint.wall, rect(0, wallTop, house + 40, 100)),
    plane(paint.light, arch(house + 76, 222, 58, 104)),
    shadow(paint.shadow, trace`M${house + 76} 222v-75l20 14v61z`),
    plane(paint.light, rect(0, 222, 480, 48)),
    shadow(paint.shadow, trace`M${x + 3} 238l110 -60a50 44 0 1 1 40 40l-130 28z`),
    plane(paint.shadow, rect(x - 4, y, 9, 146)),
    disc(paint.accent, x, y, radius),
    disc(paint.shadow, x + 14, y + 14, radius - 14, '.12'),
  ];
};

/** Organ cacti before a low wall, under a great moon. */
export const cactus: Scene = (paint, roll) => {
  const count = roll(4, 6);
  const moon = disc(paint.light, roll(300, 370), roll(84, 110), roll(44, 60));
  let x = roll(70, 110);
  const wall = plane(paint.wall, rect(0, roll(130, 150), 480, 140));
  const columns = upTo(count).map(() => {
    const column = { x, height: roll(80, 186) };
    x += 24 + roll(5, 9);
    return column;
  });
  return [
    moon,
    wall,
    plane(paint.wallTwo, rect(0, 226, 480, 44)),
    shadow(paint.shadow, columns.map((column) => trace`M${column.x} 232h24l54 38h-24z`).join('')),
    plane(paint.accent, columns.map((column) => arch(column.x, 232, 24, column.height)).join('')),
    plane(
      paint.shadow,
      columns
        .map((column) => trace`M${column.x + 15} 232v${-column.height}a9 12 0 0 1 9 12V232z`)
        .join(''),
      '.26',
    ),
  ];
};
