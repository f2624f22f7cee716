import { color } from '../../../../theme/color.ts';

const windows = [0, 1, 2, 3, 4].flatMap((column) => [0, 1].map((row) => ({ column, row })));

/** For `EmptyState`: a drawing of a façade with a window for each week, one of them lit. */
export const facadeScene = (
  <>
    <path fill={color.sky} d="M0 0h320v220H0z" />
    <circle fill={color.sceneSun} cx="276" cy="44" r="24" />
    <path fill={color.plaster} d="M24 38h224v136H24z" />
    <path fill={color.plasterSide} d="M248 38h34v136h-34z" />
    {windows.map(({ column, row }) => (
      <path
        key={`${column} ${row}`}
        fill={column === 0 && row === 1 ? color.lamp : color.plasterSide}
        d={`M${42 + column * 40} ${92 + row * 58}v-20a14 14 0 0 1 28 0v20z`}
      />
    ))}
    <path fill={color.ground} d="M0 174h320v46H0z" />
  </>
);
