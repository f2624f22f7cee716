import { color } from '@aulario/ui';
import { Callout } from './Callout.tsx';

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
export function CardDrawing() {
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
