import { color } from '@aulario/ui';
import { Callout } from './Callout.tsx';

/** A door: the left edge of its arch, its colour and what is drawn in it. */
const doors = [
  [16, color.link, 'M32 60h12v20l-6-4-6 4z'],
  [72, color.link, 'M94 60v24M84 84h20M86 66h16M86 66l-4 8h8zM102 66l-4 8h8z'],
  [128, color.primary, 'M138 62h4l4 12h12l3-9h-18M147 80v3M157 80v3'],
  [220, color.success, 'm233 72 7 7 13-15'],
  [276, color.success, 'M288 64h20v20h-20zM288 71h20M294 61v6M302 61v6'],
] as const;

/** Where courses are kept: 1 to 3 perhaps, 4 and 5 one's own; an arrow leads from one to the other. */
export function PlacesDrawing() {
  return (
    <>
      <path fill={color.subtle} d="M4 8h180v96H4z" />
      <path fill={color.successSoft} d="M208 8h124v96H208z" />
      <path fill={color.line} d="M4 104h180v5H4zM208 104h124v5H208z" />
      {doors.map(([x, fill, sign]) => (
        <g key={x}>
          <path fill={fill} d={`M${x} 104V54a22 22 0 0 1 44 0v50z`} />
          <path fill="none" stroke={color.canvas} strokeWidth="2.5" d={sign} />
        </g>
      ))}
      <path fill="none" stroke={color.text} strokeWidth="2.5" d="M187 72h16m-6-6 6 6-6 6" />
      {doors.map(([x], place) => (
        <Callout key={x} number={place + 1} x={x + 22} y={128} />
      ))}
    </>
  );
}
