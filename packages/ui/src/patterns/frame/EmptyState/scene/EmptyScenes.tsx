import type { ReactNode } from 'react';
import { color } from '../../../../theme/color.ts';

/** A drawing of a room with an open door. */
const room = (
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

const niches = [42, 132, 222];

/** A drawing of empty niches. */
const nothing = (
  <>
    <path fill={color.sky} d="M0 0h320v220H0z" />
    <circle fill={color.sceneSun} cx="250" cy="52" r="28" />
    <path fill={color.plaster} d="M0 56h320v118H0z" />
    {niches.map((x) => (
      <g key={x} transform={`translate(${x} 0)`}>
        <path fill={color.plasterSide} d="M0 144v-38a28 28 0 0 1 56 0v38z" />
        <path fill={color.coverDim} fillOpacity=".22" d="M0 144v-38a28 28 0 0 1 56 0l-30-12v50z" />
      </g>
    ))}
    <path fill={color.coverDim} fillOpacity=".14" d="M28 152h264l12 12H40z" />
    <path fill={color.wallTwo} d="M28 144h264v9H28z" />
    <path fill={color.ground} d="M0 174h320v46H0z" />
  </>
);

/** The scenes of an empty state, 320 by 220, in the colours of the theme. */
export const emptyScenes = { room, nothing } satisfies Record<string, ReactNode>;
