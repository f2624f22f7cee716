import { createElement, memo, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { type CoverKey, coverShapes } from '../../../covers/cover.ts';
import type { CoverShape } from '../../../covers/shapes.ts';

export interface CoverArtProps extends CoverKey {
  /** Number of the scene, from `coverScenes`; the course's own by default. */
  scene?: number | undefined;
  className?: string | undefined;
}

const Root = styled.svg`
  width: 100%;
  height: 100%;
  forced-color-adjust: none;
`;

/** The shapes have a fixed order, so they need no keys. */
const draw = ({ tag, attributes, shapes = [] }: CoverShape): ReactElement => {
  const { 'fill-opacity': fillOpacity, ...others } = attributes;
  return createElement(tag, { fillOpacity, ...others }, ...shapes.map(draw));
};

function Art({ id, category, scene, className }: CoverArtProps) {
  const attributes = {
    className,
    viewBox: '0 0 480 270',
    preserveAspectRatio: 'xMidYMid slice',
    'aria-hidden': true,
  };
  return createElement(Root, attributes, ...coverShapes(id, category, scene).map(draw));
}

/** The generated cover of a course, as inline SVG; fills its container. */
export const CoverArt = memo(Art);
