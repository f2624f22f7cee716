import { useId } from 'react';
import styled from 'styled-components';
import { color } from '../../../theme/color.ts';
import { below, space } from '../../../theme/scale.ts';
import { display } from '../../../theme/type.ts';

export interface PartnerNamesProps {
  /** The words before the names. */
  label: string;
  /** Names of marketplaces, set as plain words: no foreign logo is ever shown. */
  names: readonly string[];
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  align-items: baseline;
  gap: ${space.s12} ${space.s48};
  padding: 30px ${space.s16} ${space.s28};
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
  gap: ${space.s8} 44px;
  font: 650 22px / 1.2 ${display};
  ${below('halves')} {
    gap: 6px ${space.s28};
    font-size: 20px;
  }
`;

/** The marketplaces whose courses are gathered here. */
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
