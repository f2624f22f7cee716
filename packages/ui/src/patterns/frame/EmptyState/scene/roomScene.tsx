import { color } from '../../../../theme/color.ts';

/** For `EmptyState`: a drawing of a room with an open door. */
export const roomScene = (
  <>
    <path fill={color.primarySoft} d="M0 0h320v220H0z" />
    <path fill={color.wall} d="M0 0h150v168H0z" />
    <path fill={color.wallTwo} d="M0 168h320v52H0z" />
    <path fill={color.lamp} d="M46 168V92a36 36 0 0 1 72 0v76z" />
    <path
      fill={color.coverDim}
      fillOpacity=".2"
      d="M46 168V92q0-20 14-30v106zM150 0v168l52 52h20V72z"
    />
    <path fill={color.lamp} fillOpacity=".8" d="M46 168h72l52 52H76z" />
    <circle fill={color.sceneSun} cx="246" cy="70" r="30" />
  </>
);
