import { color } from '@aulario/ui';
import { entranceLeaf, Picture, Shut } from './entranceParts.ts';

function AjarDoor() {
  return (
    <>
      <path fill={color.lamp} d="M9 122V57a23 23 0 0 1 46 0v65z" />
      <path fill={entranceLeaf} d="M9 122V57q0-23 19-22v98z" />
      <path fill={color.lamp} d="M22 84h2v9h-2z" />
    </>
  );
}

function ClosedDoor() {
  return (
    <Shut>
      <path fill={entranceLeaf} d="M9 122V57a23 23 0 0 1 46 0v65z" />
      <path fill={color.lamp} d="M47 86h3v9h-3z" />
    </Shut>
  );
}

/** The drawing of the entrance as a strip of 150 px with full width. */
export function EntranceStrip({ isAjar }: { isAjar: boolean }) {
  return (
    <Picture aria-hidden="true">
      <rect fill={color.sky} width="100%" height="150" />
      <svg x="17%" overflow="visible" aria-hidden="true">
        <circle fill={color.sceneSun} cy="52" r="30" />
      </svg>
      <rect fill={color.wallTwo} y="66" width="50%" height="60" />
      <rect fill={color.wall} x="42%" y="14" width="58%" height="112" />
      <rect fill={color.ground} y="122" width="100%" height="28" />
      <rect fill={color.water} y="132" width="30%" height="18" />
      <svg x="30%" overflow="visible" aria-hidden="true">
        <path fill={color.water} d="M-1 132H0l18 18H-1z" />
      </svg>
      <svg x="12%" overflow="visible" aria-hidden="true">
        <path fill={color.sceneSun} d="M0 137h44v3H0zM8 143h30v3H8z" />
      </svg>
      <svg x="42%" overflow="visible" aria-hidden="true">
        <path fill={color.coverDim} fillOpacity=".2" d="M0 14h5v52H0zM0 66l56 56H0z" />
      </svg>
      <svg x="66%" overflow="visible" aria-hidden="true">
        {isAjar ? <path fill={color.lamp} d="M28 133L9 121h46l40 29H55z" /> : null}
        <path fill={color.wallDeep} d="M0 122V58a32 32 0 0 1 64 0v64z" />
        {isAjar ? <AjarDoor /> : <ClosedDoor />}
      </svg>
    </Picture>
  );
}
