import { color } from '../../../../theme/color.ts';

const ways = [
  { fill: color.wall, door: 46, way: 'M46 142h40l62 78h-40z' },
  { fill: color.wallTwo, door: 140, way: 'M140 142h40l4 78h-48z' },
  { fill: color.water, door: 234, way: 'M234 142h40l-62 78h-40z' },
];

/** For `EmptyState`: a drawing of three doors, with a way to each. */
export const crossroadsScene = (
  <>
    <path fill={color.sky} d="M0 0h320v220H0z" />
    <circle fill={color.sceneSun} cx="262" cy="46" r="26" />
    <path fill={color.plaster} d="M0 68h320v74H0z" />
    <path fill={color.ground} d="M0 142h320v78H0z" />
    {ways.map(({ fill, door, way }) => (
      <g key={door}>
        <path fill={color.plasterSide} d={way} />
        <path fill={fill} d={`M${door} 142v-30a20 20 0 0 1 40 0v30z`} />
      </g>
    ))}
  </>
);
