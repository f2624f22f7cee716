import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { color } from '../../../theme/color.ts';
import { border, size, space } from '../../../theme/scale.ts';
import { display, fontSize, type } from '../../../theme/type.ts';

/** One way to pay. */
export interface CostWall {
  /** '147,00 US$', or words where nothing can be added up. */
  amount: string;
  /** 'con los certificados'. */
  label: string;
  /** How high it stands beside the others, from 0 to 1; 0 costs nothing. */
  share: number;
}

export interface CostWallsProps {
  title: string;
  walls: readonly CostWall[];
  /** Sentences below: where the sums come from, what is missing in them. */
  notes: readonly string[];
  /** What else there is to say: a subscription. */
  children?: ReactNode;
}

const Root = styled.section`
  display: grid;
  gap: ${space.s12};
  align-content: start;
`;

const Title = styled.h2`
  ${type.h3}
  font-size: ${fontSize.s22};
`;

const Ground = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s12} ${space.s14};
  align-items: end;
  max-width: ${size.s480};
  border-bottom: ${border.threshold} solid ${color.text};
`;

/** The higher, the dearer; what costs nothing is no wall. */
const Wall = styled.div<{ $share: number }>`
  display: flex;
  flex: 1 1 ${size.s132};
  flex-direction: column;
  justify-content: flex-end;
  min-height: ${({ $share }) => 72 + Math.round($share * 110)}px;
  padding: ${space.s10} ${space.s12} ${space.s12};
  background: ${color.subtle};

  dt { order: 1; ${type.small} }
  dd {
    font: 700 ${fontSize.s24} / 1.1 ${display};
    font-variant-numeric: lining-nums tabular-nums;
    /* An amount stays whole: rather than break it, the walls go below one another. */
    overflow-wrap: normal;
  }
  &[data-free] {
    padding-inline: 0;
    background: none;

    dd { color: ${color.success}; }
  }
  @media (forced-colors: active) { border: ${border.s1} solid CanvasText; }
`;

const Notes = styled.div`
  max-width: 34em;
  color: ${color.textMuted};
  ${type.small}
`;

/** What courses cost in the end, one wall for each way to pay, on one ground. */
export function CostWalls({ title, walls, notes, children }: CostWallsProps) {
  const titleId = useId();
  return (
    <Root aria-labelledby={titleId}>
      <Title id={titleId}>{title}</Title>
      <Ground>
        {walls.map(({ amount, label, share }) => (
          <Wall key={label} $share={share} data-free={share === 0 || undefined}>
            <dt>{label}</dt>
            <dd>{amount}</dd>
          </Wall>
        ))}
      </Ground>
      <Notes>
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </Notes>
      {children}
    </Root>
  );
}
