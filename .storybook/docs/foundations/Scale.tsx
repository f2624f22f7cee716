import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color } from '../../../packages/ui/src/theme/color.ts';
import { border, size, space } from '../../../packages/ui/src/theme/scale.ts';
import { display, type } from '../../../packages/ui/src/theme/type.ts';

const Table = styled.table`
  width: 100%;
  table-layout: fixed;
  border-collapse: collapse;
  ${type.small}
  text-align: left;

  th,
  td {
    padding: ${space[3]} ${space[4]} ${space[3]} 0;
    border-bottom: ${border.rule} solid ${color.line};
    overflow-wrap: anywhere;
  }
  th {
    font: 600 16px / 1.2 ${display};
  }
`;

const Value = styled.code`
  color: ${color.textMuted};
  font: 13px / 1.4 ui-monospace, monospace;
`;

/** Shows a length, or how it moves under the pointer. */
export const Bar = styled.div`
  height: ${size.glyph};
  background: ${color.primary};
  forced-color-adjust: none;

  &:hover { background: ${color.success}; }
`;

/** A table whose rows have a name and cells. */
export const Rows = ({ rows }: { rows: Readonly<Record<string, readonly ReactNode[]>> }) => (
  <Table>
    <tbody>
      {Object.entries(rows).map(([name, cells]) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          {cells.map((cell, index) => (
            <td key={String(index)}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </Table>
);

interface ScaleProps {
  /** Tokens by name. */
  tokens: Readonly<Record<string, string | number>>;
  /** Draws a token's value; without it the value alone is shown. */
  draw?: (value: string) => ReactNode;
}

/** A table of tokens, each with its value and what it looks like. */
export function Scale({ tokens, draw }: ScaleProps) {
  const rows = Object.entries(tokens).map(([name, value]) => [
    name,
    [<Value key="value">{value}</Value>, ...(draw ? [draw(String(value))] : [])],
  ]);
  return <Rows rows={Object.fromEntries(rows)} />;
}
