import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import styled from 'styled-components';
import { color } from '../../../packages/ui/src/theme/color.ts';
import { below, border, space } from '../../../packages/ui/src/theme/scale.ts';
import { darkTheme, lightTheme } from '../../../packages/ui/src/theme/themes.ts';
import { colorGroups } from './colorGroups.ts';
import { Sheet, Table, Value } from './parts.ts';

const Swatch = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[4]};

  &::before {
    content: '';
    width: 96px;
    height: 44px;
    border: ${border.rule} solid ${color.line};
    background: var(--swatch);
    forced-color-adjust: none;
  }
  ${below('columns')} {
    &::before {
      width: 56px;
    }
  }
`;

/** Some tokens are opacities; there is nothing to paint with them. */
const Paint = ({ value }: { value: string }) =>
  Number.isNaN(Number(value)) ? (
    <Swatch style={{ '--swatch': value } as React.CSSProperties}>
      <Value>{value}</Value>
    </Swatch>
  ) : (
    <Value>{`opacity ${value}`}</Value>
  );

const meta = {
  title: 'Foundations/Colour',
  tags: ['!autodocs'],
  render: () => (
    <Sheet>
      {colorGroups.map(({ use, tokens }) => (
        <Table key={use}>
          <caption>{use}</caption>
          <thead>
            <tr>
              <th scope="col">Token</th>
              <th scope="col">Light</th>
              <th scope="col">Dark</th>
            </tr>
          </thead>
          <tbody>
            {tokens.map((token) => (
              <tr key={token}>
                <th scope="row">{token}</th>
                <td>
                  <Paint value={lightTheme[token]} />
                </td>
                <td>
                  <Paint value={darkTheme[token]} />
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      ))}
    </Sheet>
  ),
} satisfies Meta;

export default meta;

export const Tokens: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const rows = within(canvasElement).getAllByRole('rowheader');
    const shown = rows.map(({ textContent }) => textContent).sort();
    await expect(shown).toEqual(Object.keys(lightTheme).sort());
  },
};
