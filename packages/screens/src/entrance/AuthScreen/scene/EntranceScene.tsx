import { color } from '@aulario/ui';
import { entranceLeaf, Picture, Shut } from './entranceParts.ts';

function AjarDoor() {
  return (
    <>
      <path fill={color.lamp} d="M458 671V322a72 72 0 0 1 144 0v349z" />
      <path fill={entranceLeaf} d="M458 670V322q0-72 60-70v452z" />
      <path fill={color.lamp} d="M498 500h6v22h-6z" />
    </>
  );
}

function ClosedDoor() {
  return (
    <Shut>
      <path fill={entranceLeaf} d="M458 670V322a72 72 0 0 1 144 0v348z" />
      <path fill={color.lamp} d="M574 488h7v24h-7z" />
    </Shut>
  );
}

/** The drawing of the entrance: a door, ajar and lit, or closed. */
export function EntranceScene({ isAjar }: { isAjar: boolean }) {
  return (
    <Picture viewBox="0 0 700 800" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <path fill={color.sky} d="M0 0h700v800H0z" />
      <circle fill={color.sceneSun} cx="196" cy="196" r="84" />
      <path fill={color.wallTwo} d="M0 330h330v340H0z" />
      <path fill={color.wall} d="M300 90h400v590H300z" />
      <path fill={color.coverDim} fillOpacity=".2" d="M330 330l150 340H330zM300 90h16v240h-16z" />
      <path fill={color.ground} d="M0 670h700v130H0z" />
      {isAjar ? <path fill={color.lamp} d="M518 704l-60-35h144l98 63v68H660z" /> : null}
      <path fill={color.wallDeep} d="M440 670V320a90 90 0 0 1 180 0v350z" />
      {isAjar ? <AjarDoor /> : <ClosedDoor />}
      <path fill={color.water} d="M0 706h300l94 94H0z" />
      <path fill={color.sceneSun} d="M110 730h150v5H110zM140 752h110v5H140zM168 774h90v5h-90z" />
    </Picture>
  );
}
