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

/** A drawing of a counter with nothing on it. */
const counter = (
  <>
    <path fill={color.sky} d="M0 0h320v220H0z" />
    <circle fill={color.sceneSun} cx="268" cy="58" r="28" />
    <path fill={color.wall} d="M0 34h212v140H0z" />
    <path fill={color.coverDim} fillOpacity=".2" d="M212 34l36 36v104h-36z" />
    <path fill={color.lamp} d="M62 134V96a44 44 0 0 1 88 0v38z" />
    <path fill={color.coverDim} fillOpacity=".2" d="M62 134V96q0-26 16-38v76z" />
    <path fill={color.plaster} d="M44 134h124v12H44z" />
    <path fill={color.coverDim} fillOpacity=".2" d="M56 146h112l10 10H66z" />
    <path fill={color.ground} d="M0 174h320v46H0z" />
  </>
);

const boards = [66, 118, 170];

/** A drawing of empty boards, with a bookmark that waits. */
const shelf = (
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

const treads = [0, 1, 2, 3];

/** A drawing of stairs to a door with light in it. */
const stairs = (
  <>
    <path fill={color.sky} d="M0 0h320v220H0z" />
    <path fill={color.wallTwo} d="M196 24h124v196H196z" />
    <path fill={color.lamp} d="M228 114V76a30 30 0 0 1 60 0v38z" />
    {treads.map((tread) => (
      <path
        key={tread}
        fill={tread % 2 === 0 ? color.ground : color.wall}
        d={`M${20 + tread * 60} ${180 - tread * 22}h${300 - tread * 60}v${40 + tread * 22}H${20 + tread * 60}z`}
      />
    ))}
    <circle fill={color.sceneSun} cx="66" cy="64" r="26" />
  </>
);

const windows = [0, 1, 2, 3, 4].flatMap((column) => [0, 1].map((row) => ({ column, row })));

/** A drawing of a façade with a window for each week, one of them lit. */
const facade = (
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

/** A drawing of one window by day and by night. */
const dayAndNight = (
  <>
    <path fill={color.wall} d="M0 0h320v220H0z" />
    <path fill={color.sky} d="M46 158V96a48 48 0 0 1 96 0v62z" />
    <circle fill={color.sceneSun} cx="94" cy="98" r="20" />
    <path fill={color.coverDim} d="M178 158V96a48 48 0 0 1 96 0v62z" />
    <circle fill={color.lamp} cx="226" cy="98" r="14" />
    <path fill={color.plaster} d="M32 158h124v9H32zM164 158h124v9H164z" />
    <path fill={color.wallTwo} d="M0 186h320v34H0z" />
  </>
);

/** A drawing of two doors beside each other. */
const doors = (
  <>
    <path fill={color.sky} d="M0 0h320v220H0z" />
    <path fill={color.plaster} d="M0 30h320v144H0z" />
    <path fill={color.wall} d="M58 174V108a40 40 0 0 1 80 0v66z" />
    <path fill={color.coverDim} fillOpacity=".2" d="M58 174V108q0-24 16-34v100z" />
    <path fill={color.wallTwo} d="M186 174V86a40 40 0 0 1 80 0v88z" />
    <path fill={color.coverDim} fillOpacity=".2" d="M186 174V86q0-24 16-34v122z" />
    <path fill={color.coverDim} fillOpacity=".14" d="M58 174h80l30 30H88zM186 174h80l30 30h-80z" />
    <path fill={color.ground} fillOpacity=".5" d="M0 174h320v46H0z" />
  </>
);

/** A drawing of a sunrise in an open arch. */
const morning = (
  <>
    <path fill={color.sky} d="M0 0h320v220H0z" />
    <circle fill={color.sceneSun} cx="160" cy="130" r="42" />
    <path fill={color.water} d="M0 130h320v46H0z" />
    <path fill={color.lamp} d="M126 142h68v5h-68zM140 155h40v5h-40z" />
    <path
      fill={color.wallTwo}
      fillRule="evenodd"
      d="M0 0h320v176H0zM84 176V104a76 76 0 0 1 152 0v72z"
    />
    <path fill={color.coverDim} fillOpacity=".2" d="M84 176V104q0-42 28-60v132z" />
    <path fill={color.plaster} d="M68 176h184v9H68z" />
    <path fill={color.ground} d="M0 185h320v35H0z" />
  </>
);

const ways = [
  { fill: color.wall, door: 46, way: 'M46 142h40l62 78h-40z' },
  { fill: color.wallTwo, door: 140, way: 'M140 142h40l4 78h-48z' },
  { fill: color.water, door: 234, way: 'M234 142h40l-62 78h-40z' },
];

/** A drawing of three doors, with a way to each. */
const crossroads = (
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

/** The scenes of an empty state, 320 by 220, in the colours of the theme. */
export const emptyScenes = {
  room,
  nothing,
  counter,
  shelf,
  stairs,
  facade,
  dayAndNight,
  doors,
  morning,
  crossroads,
} satisfies Record<string, ReactNode>;

/** The name of a drawing. */
export type EmptyScene = keyof typeof emptyScenes;
