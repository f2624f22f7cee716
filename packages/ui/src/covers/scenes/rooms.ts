import { arch, disc, plane, rect, shadow, trace } from '../shapes.ts';
import { type Scene, upTo } from './scene.ts';

/** A room with a window of four panes, whose light lies on the floor. */
export const crossWindow: Scene = (paint, roll) => {
  const x = roll(70, 120);
  const y = roll(30, 44);
  const width = roll(130, 170);
  const height = roll(120, 136);
  const post = Math.floor(x + width * 0.42);
  const bar = Math.floor(y + height * 0.45);
  const half = Math.floor(width * 0.5);
  const light = x + width + 40;
  return [
    plane(paint.wall, rect(0, 0, 480, 270)),
    plane(paint.wallTwo, rect(0, 214, 480, 56)),
    plane(paint.shadow, rect(x, y, width, height), '.45'),
    plane(paint.sky, rect(x + 10, y + 8, width - 10, height - 8)),
    disc(paint.accent, x + width - 40, y + height - 34, roll(15, 21)),
    plane(paint.wall, rect(post, y, 9, height) + rect(x, bar, width, 9)),
    plane(paint.light, trace`M${light} 214h${half}l50 56h${-half}z`, '.85'),
    plane(paint.light, trace`M${light} 214v-84h${half}v84z`, '.35'),
  ];
};

/** A door ajar: light behind it and on the floor. */
export const doorAjar: Scene = (paint, roll) => {
  const x = roll(130, 190);
  const width = roll(84, 100);
  const height = roll(150, 172);
  const leaf = roll(34, 46);
  const half = width / 2;
  const right = x + width;
  return [
    plane(paint.wall, rect(0, 0, 480, 270)),
    plane(paint.wallTwo, trace`M0 0H${x - 60}V214L0 262z`),
    plane(paint.sky, trace`M0 270V262L${x - 60} 214H480V270z`),
    plane(paint.light, arch(x, 214, width, height)),
    disc(paint.accent, Math.floor(x + width * 0.62), 222 - height + half, 15),
    plane(paint.light, trace`M${x} 214h${width}l76 56h${-width - 20}z`),
    plane(
      paint.accent,
      trace`M${right} 214V${214 - height + half}q0 ${-half} ${leaf} ${6 - half}V236z`,
    ),
    shadow(paint.shadow, trace`M${right} 214l${leaf} 22 50 34h-20z`),
    plane(paint.shadow, rect(right + leaf - 9, 152, 4, 12)),
  ];
};

/** A passage with slits in its wall; the door is at the end. */
export const corridor: Scene = (paint, roll) => {
  const x = roll(170, 250);
  const width = roll(90, 120);
  const top = roll(64, 84);
  const foot = roll(186, 200);
  const count = roll(3, 4);
  const slits = upTo(count).map((i) => {
    const [near, far] = [(i + 0.5) / count, (i + 0.8) / count];
    return { near, far, nearX: Math.floor(x * near), farX: Math.floor(x * far) };
  });
  const ceiling = (depth: number) => Math.floor(top * depth * 0.9 + 18);
  const floor = (depth: number) => Math.floor(270 + (foot - 270) * depth);
  const openings = slits.map(
    ({ near, far, nearX, farX }) =>
      trace`M${nearX} ${ceiling(near)}L${farX} ${ceiling(far)}V${floor(far)}L${nearX} ${floor(near)}z`,
  );
  const beams = slits.map(({ near, far, nearX, farX }) => {
    const reach = Math.floor(120 - 60 * far);
    const end = nearX + Math.floor(150 - 60 * near);
    return trace`M${nearX} ${floor(near)}L${farX} ${floor(far)}h${reach}L${end} ${floor(near)}z`;
  });
  const rightWall = trace`M480 270V0L${x + width} ${top}V${foot}z`;
  return [
    plane(paint.light, rect(0, 0, 480, 270)),
    plane(paint.wallTwo, rightWall),
    plane(paint.wall, trace`M0 0L${x} ${top}V${foot}L0 270z`),
    plane(paint.sky, trace`M0 270L${x} ${foot}H${x + width}L480 270z`),
    plane(paint.accent, rect(x, top, width, foot - top)),
    plane(paint.light, arch(x + width / 2 - 22, foot, 44, roll(72, 86))),
    plane(paint.light, openings.join('')),
    plane(paint.light, beams.join(''), '.5'),
    plane(paint.shadow, rightWall, '.14'),
  ];
};

/** A round window with the sun in it; its light falls on the other wall. */
export const oculus: Scene = (paint, roll) => {
  const x = roll(130, 180);
  const y = roll(104, 124);
  const radius = roll(62, 78);
  const edge = roll(310, 350);
  return [
    plane(paint.wall, rect(0, 0, 480, 270)),
    plane(paint.wallTwo, trace`M${edge} 0H480V270H${edge + 40}L${edge} 226z`),
    plane(paint.shadow, trace`M0 226H${edge}l40 44H0z`, '.3'),
    disc(paint.shadow, x, y, radius, '.5'),
    disc(paint.sky, x + 6, y + 5, radius - 7),
    disc(paint.accent, x + roll(-16, 22), y + roll(4, 22), roll(18, 26)),
    {
      tag: 'ellipse',
      attributes: {
        fill: paint.light,
        'fill-opacity': '.8',
        cx: String(edge + 62),
        cy: String(y + 44),
        rx: '34',
        ry: String(Math.floor(radius * 0.8)),
      },
    },
    plane(paint.accent, rect(edge - 92, 150, 46, 76)),
    shadow(paint.shadow, trace`M${edge - 46} 226v-76l24 22v54z`),
  ];
};
