import { styled } from 'styled-components';
import { drawn } from './drawn.tsx';
import type { IconProps } from './iconStroke.ts';

/** Icons that do not need Lucide, whose dots disappear without round line caps. */
const ownDrawing = (path: string) => drawn([['path', { d: path }]]);

export const CheckIcon = /* @__PURE__ */ ownDrawing('m4 12 5 5L20 6');
export const WarningIcon = /* @__PURE__ */ ownDrawing('M12 3 2.5 20.5h19zM12 9.5v5M12 16.5v2');
/** A rating; filled, to be visible beside small text. */
export const StarIcon = styled.svg.attrs<IconProps>(({ size = 20 }) => ({
  'aria-hidden': true,
  width: size,
  height: size,
  viewBox: '0 0 24 24',
  fill: 'currentColor',
  children: <path d="m12 1.5 3.1 7 7.6.8-5.7 5.1 1.6 7.5L12 18l-6.6 3.9L7 14.4 1.3 9.3l7.6-.8z" />,
}))`flex: none;`;

/** An 'i' in an arch instead of a circle. */
export const InfoIcon = /* @__PURE__ */ ownDrawing('M4 21V12a8 8 0 0 1 16 0v9zM12 11.5v6M12 7.5v2');
