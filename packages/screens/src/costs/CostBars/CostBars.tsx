import { below, border, color, display, fontSize, size, space, type } from '@aulario/ui';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';

/** One way to pay: a bar of the chart. */
export interface CostBar {
  /** '147,00 US$', or words if the sum is unknown. */
  amount: string;
  /** 'con los certificados'. */
  label: string;
  /** Its height relative to the highest one, from 0 to 1; 0 is free. */
  share: number;
}

export interface CostBarsProps {
  title: string;
  bars: readonly CostBar[];
  /** Sentences below about the origin of the sums and what they omit. */
  notes: readonly string[];
  /** Further content below, such as the cost of a subscription. */
  children?: ReactNode;
}

const Root = styled.section`
  display: grid;
  gap: ${space[4]};
  align-content: start;

  @media print { break-inside: avoid; }
`;

const Title = styled.h2`
  ${type.h3}
  font-size: ${fontSize.title};
`;

const Ground = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]} ${space[4]};
  align-items: end;
  max-width: ${size.column};
  border-bottom: ${border.threshold} solid ${color.text};
`;

/** Free ones have no background; a single one has no other to be compared with, and is low. */
const Bar = styled.div<{ $share: number }>`
  display: flex;
  flex: 1 1 ${size.cover};
  flex-direction: column;
  justify-content: flex-end;
  min-height: ${({ $share }) => 72 + Math.round($share * 110)}px;
  padding: ${space[3]} ${space[4]} ${space[4]};
  background: ${color.line};

  &:only-child { min-height: 0; }
  dt { order: 1; ${type.small} }
  dd {
    font: 700 ${fontSize.title} / 1.1 ${display};
    font-variant-numeric: lining-nums tabular-nums;
    /* An amount never breaks; the bars wrap instead. */
    overflow-wrap: normal;

    ${below('columns')} { font-size: ${fontSize.lead}; }
  }
  &[data-free] {
    padding-inline: 0;
    background: none;

    dd { color: ${color.success}; }
  }
  @media screen and (forced-colors: active) { border: ${border.hairline} solid CanvasText; }
`;

const Notes = styled.div`
  max-width: 34em;
  color: ${color.textMuted};
  ${type.small}
`;

/** A bar chart of what courses cost, one bar for each way to pay. */
export function CostBars({ title, bars, notes, children }: CostBarsProps) {
  const titleId = useId();
  return (
    <Root aria-labelledby={titleId}>
      <Title id={titleId}>{title}</Title>
      <Ground>
        {bars.map(({ amount, label, share }) => (
          <Bar key={label} $share={share} data-free={share === 0 || undefined}>
            <dt>{label}</dt>
            <dd>
              <bdi>{amount}</bdi>
            </dd>
          </Bar>
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
