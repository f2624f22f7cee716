import { border, color, from, space } from '@aulario/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

export interface FactListProps {
  /** 'Temas', 'Certificado', 'Ritmo', 'Última comprobación'. */
  rows: readonly { label: string; value: ReactNode }[];
}

const Root = styled.dl`
  display: grid;
  grid-template-columns: minmax(min-content, 1fr) minmax(0, 1.6fr);
  gap: 0 ${space[6]};

  ${from('text')} { grid-template-columns: minmax(min-content, auto) minmax(0, 1fr); }
  dt, dd {
    padding: ${space[3]} 0;
    border-bottom: ${border.rule} solid ${color.line};
    line-height: 1.4;
  }
  dt {
    color: ${color.textMuted};
    /* Words count in the width of the column, so that none is cut. */
    overflow-wrap: break-word;
  }
`;

/** Facts about a course as a list of labels and values. */
export function FactList({ rows }: FactListProps) {
  return (
    <Root>
      {rows.flatMap(({ label, value }) => [
        <dt key={label}>{label}</dt>,
        <dd key={`${label} value`}>{value}</dd>,
      ])}
    </Root>
  );
}
