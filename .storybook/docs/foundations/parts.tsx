import styled from 'styled-components';
import { color } from '../../../packages/ui/src/theme/color.ts';
import { border, space } from '../../../packages/ui/src/theme/scale.ts';
import { display, type } from '../../../packages/ui/src/theme/type.ts';

/** The room that a foundation is shown in. */
export const Sheet = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]};
  padding-block: ${space[5]};
  ${type.body}
`;

export const Heading = styled.h2`
  margin-bottom: ${space[4]};
  ${type.h3}
`;

/** Rows on rules, as wide as there is room. */
export const Table = styled.table`
  width: 100%;
  table-layout: fixed;
  border-collapse: collapse;
  ${type.small}
  text-align: left;

  caption {
    padding-bottom: ${space[4]};
    ${type.h3}
    text-align: left;
  }
  th,
  td {
    padding: ${space[3]} ${space[4]} ${space[3]} 0;
    border-bottom: ${border.rule} solid ${color.line};
    overflow-wrap: anywhere;
  }
  thead th {
    color: ${color.textMuted};
    font-weight: 400;
  }
  tbody th {
    font: 600 16px / 1.2 ${display};
  }
`;

/** What is written in the code. */
export const Value = styled.code`
  color: ${color.textMuted};
  font: 13px / 1.4 ui-monospace, monospace;
  overflow-wrap: anywhere;
`;
