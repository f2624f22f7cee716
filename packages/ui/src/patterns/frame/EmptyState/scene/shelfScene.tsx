import { color } from '../../../../theme/color.ts';

const boards = [66, 118, 170];

/** For `EmptyState`: a drawing of empty boards, with a bookmark that waits. */
export const shelfScene = (
  <>
    <path fill={color.plaster} d="M0 0h320v220H0z" />
    <path fill={color.plasterSide} d="M248 0h72v220h-72z" />
    {boards.map((y) => (
      <g key={y} transform={`translate(0 ${y})`}>
        <path fill={color.coverDim} fillOpacity=".14" d="M36 9h190l12 12H48z" />
        <path fill={color.wallTwo} d="M24 0h202v9H24z" />
      </g>
    ))}
    <path fill={color.wall} d="M150 118V72h32v46l-16-13z" />
  </>
);
