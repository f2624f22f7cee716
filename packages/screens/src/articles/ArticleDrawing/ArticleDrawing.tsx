import { color, display, space } from '@aulario/ui';
import type { ReactElement } from 'react';
import styled from 'styled-components';

interface CalloutProps {
  /** The number of the item that explains the part, in the list below the drawing. */
  number: number;
  x: number;
  y: number;
}

const Digit = styled.text`
  fill: ${color.canvas};
  font-family: ${display};
  font-weight: 650;
  font-variant-numeric: lining-nums;
`;

/** A numbered disc of 22 px, at its centre. */
function Callout({ number, x, y }: CalloutProps) {
  return (
    <>
      <circle cx={x} cy={y} r="11" fill={color.text} />
      <Digit x={x} y={y + 5} fontSize="14" textAnchor="middle">
        {number}
      </Digit>
    </>
  );
}

/** An arch on the cover: its left edge and the colour of its opening. */
const arches = [
  [92, color.link],
  [134, color.accent],
  [176, color.primary],
] as const;

/** Lines of text: x, y, width, height, colour. */
const lines = [
  [44, 152, 196, 10, color.text],
  [44, 168, 132, 10, color.text],
  [44, 188, 118, 6, color.textMuted],
  [66, 206, 60, 6, color.textMuted],
  [176, 206, 54, 6, color.textMuted],
  [44, 228, 52, 8, color.link],
  [44, 254, 46, 11, color.success],
  [44, 273, 98, 6, color.textMuted],
] as const;

/** A course's card: 1 cover and title, 2 details, 3 price, 4 bookmark, 5 door. */
function CardDrawing() {
  return (
    <>
      <path fill={color.sky} d="M44 8h226v127H44z" />
      <circle cx="232" cy="42" r="16" fill={color.sceneSun} />
      <path fill={color.plaster} d="M76 48h142v87H76z" />
      {arches.map(([x, fill]) => (
        <path key={x} fill={fill} d={`M${x} 135V94a13 13 0 0 1 26 0v41z`} />
      ))}
      <path fill={color.line} d="M38 135h238v5H38z" />
      {lines.map(([x, y, width, height, fill]) => (
        <rect key={`${x} ${y}`} x={x} y={y} width={width} height={height} fill={fill} />
      ))}
      <path fill={color.textMuted} d="M44 208h5v4h-5zM49.5 204h5v8h-5zM55 200h5v12h-5z" />
      <path fill="none" stroke={color.link} strokeWidth="2" d="m100 228 4 4-4 4" />
      <path fill="none" stroke={color.textMuted} strokeWidth="2" d="M256 223h12v18l-6-4-6 4z" />
      <path fill={color.primarySoft} d="M226 296v-26a22 22 0 0 1 44 0v26z" />
      <path fill="none" stroke={color.primary} strokeWidth="2.5" d="M248 264v16M240 272h16" />
      <path
        fill="none"
        stroke={color.text}
        d="M28 70h16M28 232h12M28 260h12M276 232h16M274 272h18"
      />
      <Callout number={1} x={17} y={70} />
      <Callout number={2} x={17} y={232} />
      <Callout number={3} x={17} y={260} />
      <Callout number={4} x={303} y={232} />
      <Callout number={5} x={303} y={272} />
    </>
  );
}

/** A door: the left edge of its arch, its colour and what is drawn in it. */
const doors = [
  [16, color.link, 'M32 60h12v20l-6-4-6 4z'],
  [72, color.link, 'M94 60v24M84 84h20M86 66h16M86 66l-4 8h8zM102 66l-4 8h8z'],
  [128, color.primary, 'M138 62h4l4 12h12l3-9h-18M147 80v3M157 80v3'],
  [220, color.success, 'm233 72 7 7 13-15'],
  [276, color.success, 'M288 64h20v20h-20zM288 71h20M294 61v6M302 61v6'],
] as const;

/** Where courses are kept: 1 to 3 perhaps, 4 and 5 one's own; an arrow leads from one to the other. */
function PlacesDrawing() {
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

/** The drawings that a text can show. */
export type ArticleDrawingName = 'card' | 'places';

export interface ArticleDrawingProps {
  /** `card`: the parts of a course's card. `places`: where courses are kept. */
  name: ArticleDrawingName;
  /** What it shows, in words. */
  label: string;
}

const drawings: Readonly<
  Record<ArticleDrawingName, { readonly height: number; readonly Drawing: () => ReactElement }>
> = {
  card: { height: 304, Drawing: CardDrawing },
  places: { height: 146, Drawing: PlacesDrawing },
};

const width = 336;

const Root = styled.svg`
  display: block;
  width: min(100%, ${width}px);
  height: auto;
  margin-block: ${space[3]} ${space[6]};
  forced-color-adjust: none;
`;

/** A drawing in a text, whose numbers the list below it explains. It takes the theme's colours. */
export function ArticleDrawing({ name, label }: ArticleDrawingProps) {
  const { height, Drawing } = drawings[name];
  return (
    <Root
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
    >
      <Drawing />
    </Root>
  );
}
