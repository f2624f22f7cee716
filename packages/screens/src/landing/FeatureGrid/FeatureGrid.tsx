import { below, between, color, display, fontSize, from, mirroredInRtl, space } from '@aulario/ui';
import styled from 'styled-components';
import { roomInColumn, roomInRows, wallLine } from './scene/featureGridWalls.ts';

/** A feature of the product. */
export interface Feature {
  title: string;
  text: string;
}

export interface FeatureGridProps {
  /** The features; multiples of six fill the grid. */
  rooms: readonly Feature[];
}

const betweenColumnsAndHalves = between('columns', 'halves');

const Root = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  border: ${wallLine};
  ${from('columns')} {
    grid-template-columns: 1.1fr 1fr;
  }
  ${from('halves')} {
    grid-template-columns: 1.15fr 1fr 0.9fr;
  }
`;

const Title = styled.h3`
  font: 650 ${fontSize.title} / 1.25 ${display};
`;

const Text = styled.p`
  max-width: 32em;
  margin-top: ${space[3]};
`;

const Swing = styled.svg`
  position: absolute;
  width: 58px;
  aspect-ratio: 1;
  color: ${color.primary};
  pointer-events: none;

  ${mirroredInRtl}
`;

/** The open door of a room. */
const LeafInUpright = styled.path`
  ${below('columns')} {
    display: none;
  }
`;

const LeafInLevel = styled.path`
  ${from('columns')} {
    display: none;
  }
`;

const Room = styled.li`
  position: relative;

  &::before {
    content: '';
    position: absolute;
    background: ${color.canvas};
  }
  ${below('columns')} {
    ${roomInColumn}
  }
  ${betweenColumnsAndHalves} {
    ${roomInRows(2)}
  }
  ${from('halves')} {
    ${roomInRows(3)}
  }
`;

/** The features in a grid, drawn as a floor plan. */
export function FeatureGrid({ rooms }: FeatureGridProps) {
  return (
    <Root>
      {rooms.map((room) => (
        <Room key={room.title}>
          <Title>{room.title}</Title>
          <Text>{room.text}</Text>
          <Swing viewBox="0 0 58 58" fill="none" stroke="currentColor" aria-hidden="true">
            <path strokeWidth="2" d="M1 56A55 55 0 0 1 56 1" />
            <LeafInUpright strokeWidth="3" d="M0 56.5H58" />
            <LeafInLevel strokeWidth="3" d="M56.5 0V58" />
          </Swing>
        </Room>
      ))}
    </Root>
  );
}
