import { below, color, display, fontSize, space } from '@aulario/ui';
import { useId } from 'react';
import styled from 'styled-components';

export interface PartnerNamesProps {
  /** The text before the names. */
  label: string;
  /** The names of platforms as plain text; logos of others are never shown. */
  names: readonly string[];
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  align-items: baseline;
  gap: ${space[4]} ${space[8]};
  padding: ${space[6]} ${space[5]} ${space[6]};
  background: ${color.subtle};
  ${below('halves')} {
    padding-block: ${space[6]};
  }
`;

const Label = styled.p`
  color: ${color.textMuted};
`;

const Names = styled.ul`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space[3]} ${space[8]};
  font: 650 ${fontSize.title} / 1.2 ${display};
  ${below('halves')} {
    gap: ${space[3]} ${space[6]};
    font-size: ${fontSize.lead};
  }
`;

/** The platforms whose courses are in the catalogue. */
export function PartnerNames({ label, names }: PartnerNamesProps) {
  const labelId = useId();
  return (
    <Root>
      <Label id={labelId}>{label}</Label>
      <Names aria-labelledby={labelId}>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </Names>
    </Root>
  );
}
