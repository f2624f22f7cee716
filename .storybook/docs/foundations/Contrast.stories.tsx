import type { Meta, StoryObj } from '@storybook/react-vite';
import styled from 'styled-components';
import { color } from '../../../packages/ui/src/theme/color.ts';
import { contrast } from '../../../packages/ui/src/theme/contrast.ts';
import {
  type ContrastPair,
  controlPairs,
  leastContrast,
  textPairs,
} from '../../../packages/ui/src/theme/contrastPairs.ts';
import { space } from '../../../packages/ui/src/theme/scale.ts';
import { darkTheme, lightTheme } from '../../../packages/ui/src/theme/themes.ts';
import { type } from '../../../packages/ui/src/theme/type.ts';
import { Sheet, Table } from './parts.tsx';

const Plate = styled.span`
  display: inline-block;
  min-width: 72px;
  padding: ${space[3]} ${space[4]};
  ${type.price}
  text-align: center;
  forced-color-adjust: none;
`;

/** Text pairs write the ratio in the two colours themselves; the others show a bar of the front one. */
const Bar = styled.span`
  display: inline-block;
  width: 72px;
  height: 36px;
  margin-right: ${space[4]};
  vertical-align: middle;
  border-style: solid;
  border-width: 12px 14px;
  forced-color-adjust: none;
`;

const Ratio = styled.span`
  color: ${color.text};
  ${type.price}
`;

interface PairProps {
  readonly theme: Readonly<Record<keyof typeof lightTheme, string>>;
  readonly pair: ContrastPair;
  readonly isText: boolean;
}

function Pair({ theme, pair: [front, back], isText }: PairProps) {
  const ratio = contrast(theme[front], theme[back]).toFixed(2);
  return isText ? (
    <Plate style={{ color: theme[front], background: theme[back] }}>{ratio}</Plate>
  ) : (
    <>
      <Bar style={{ background: theme[front], borderColor: theme[back] }} />
      <Ratio>{ratio}</Ratio>
    </>
  );
}

interface ContrastTableProps {
  kind: keyof typeof leastContrast;
  pairs: readonly ContrastPair[];
}

const ContrastTable = ({ kind, pairs }: ContrastTableProps) => (
  <Sheet>
    <Table>
      <thead>
        <tr>
          <th scope="col">{`At least ${leastContrast[kind]}`}</th>
          <th scope="col">Light</th>
          <th scope="col">Dark</th>
        </tr>
      </thead>
      <tbody>
        {pairs.map((pair) => (
          <tr key={pair.join()}>
            <th scope="row">{`${pair[0]} on ${pair[1]}`}</th>
            <td>
              <Pair theme={lightTheme} pair={pair} isText={kind === 'text'} />
            </td>
            <td>
              <Pair theme={darkTheme} pair={pair} isText={kind === 'text'} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  </Sheet>
);

const meta = {
  title: 'Foundations/Contrast',
  component: ContrastTable,
  tags: ['!autodocs'],
} satisfies Meta<typeof ContrastTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = { args: { kind: 'text', pairs: textPairs } };

export const Controls: Story = { args: { kind: 'control', pairs: controlPairs } };
