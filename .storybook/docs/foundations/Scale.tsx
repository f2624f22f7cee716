import { Unstyled } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color } from '../../../packages/ui/src/theme/color.ts';
import { GlobalStyle } from '../../../packages/ui/src/theme/GlobalStyle.ts';
import { size } from '../../../packages/ui/src/theme/scale.ts';
import { Table, Value } from './parts.tsx';

/** Shows a length, or how it moves under the pointer. */
export const Bar = styled.div`
  height: ${size.glyph};
  background: ${color.primary};
  forced-color-adjust: none;

  &:hover { background: ${color.success}; }
`;

interface ScaleProps {
  /** Tokens by name. */
  tokens: Readonly<Record<string, string | number>>;
  /** Draws a token's value; without it the value alone is shown. */
  draw?: ((value: string) => ReactNode) | undefined;
}

/** A table of tokens, each with its value and what it looks like. */
export const Scale = ({ tokens, draw }: ScaleProps) => (
  <Unstyled>
    <GlobalStyle />
    <Table>
      <tbody>
        {Object.entries(tokens).map(([name, value]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              <Value>{value}</Value>
            </td>
            {draw && <td>{draw(String(value))}</td>}
          </tr>
        ))}
      </tbody>
    </Table>
  </Unstyled>
);
