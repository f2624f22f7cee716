import { space } from '@aulario/ui';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { CardDrawing } from './CardDrawing.tsx';
import { PlacesDrawing } from './PlacesDrawing.tsx';

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
