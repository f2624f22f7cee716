import type { CSSProperties } from 'react';
import { type IStyledComponent, styled } from 'styled-components';
import { type IconProps, stroke } from './iconStroke.ts';
import { mirroredInRtl } from './mirroredInRtl.ts';

/** The elements of a drawing in a square of 24, as Lucide has them. */
type Drawing = readonly (readonly [
  tag: string,
  attributes: Readonly<Record<string, string | number>>,
])[];

const drawingOf = (drawing: Drawing) =>
  drawing.map(([Tag, attributes], place) => {
    const key = `${Tag} ${place}`;
    return <Tag key={key} {...attributes} />;
  });

type Icon = IStyledComponent<
  'web',
  IconProps & { className?: string | undefined; style?: CSSProperties | undefined }
>;

/** An icon of lines. */
export const drawn = (drawing: Drawing): Icon =>
  styled.svg.attrs<IconProps>(({ size = 20 }) => ({
    ...stroke,
    width: size,
    height: size,
    viewBox: '0 0 24 24',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 2,
    children: drawingOf(drawing),
  }))`flex: none;`;

/** Points along the line. */
export const drawnAlong = (drawing: Drawing): Icon => styled(drawn(drawing))`${mirroredInRtl}`;
