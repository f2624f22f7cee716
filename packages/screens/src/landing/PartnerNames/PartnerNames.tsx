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
  gap: ${space.s12} ${space.s48};
  padding: ${space.s30} ${space.s16} ${space.s28};
  background: ${color.subtle};
  ${below('halves')} {
    padding-block: ${space.s24};
  }
`;

const Label = styled.p`
  color: ${color.textMuted};
`;

const Names = styled.ul`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space.s8} ${space.s44};
  font: 650 ${fontSize.s22} / 1.2 ${display};
  ${below('halves')} {
    gap: ${space.s6} ${space.s28};
    font-size: ${fontSize.s20};
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
