import { color, space } from '@aulario/ui';
import styled from 'styled-components';

/** A quiet line: no banner, no colour but its edge, which marks a problem. */
export const SyncText = styled.p<{ $isProblem: boolean }>`
  max-width: 34em;
  margin: 0;
  padding-inline-start: ${space[4]};
  border-inline-start: 4px solid ${({ $isProblem }) => ($isProblem ? color.danger : color.line)};
  color: ${({ $isProblem }) => ($isProblem ? color.text : color.textMuted)};
  text-wrap: pretty;

  @media print { display: none; }
`;
