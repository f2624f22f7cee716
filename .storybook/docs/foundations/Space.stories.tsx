import type { Meta, StoryObj } from '@storybook/react-vite';
import styled from 'styled-components';
import { color } from '../../../packages/ui/src/theme/color.ts';
import { border, radius, space, zOrder } from '../../../packages/ui/src/theme/scale.ts';
import { Sheet, Table, Value } from './parts.ts';

const Bar = styled.div`
  height: 20px;
  background: ${color.primary};
  forced-color-adjust: none;
`;

const Line = styled.div`
  max-width: 240px;
  border-top: 0 solid ${color.text};
`;

const Plate = styled.div`
  width: 64px;
  height: 40px;
  border: ${border.control} solid ${color.lineStrong};
  background: ${color.surface};
`;

interface ScaleProps {
  /** Tokens by name. */
  tokens: Readonly<Record<string, string | number>>;
  /** Draws a token's value; without it the value alone is shown. */
  draw?: ((value: string) => React.ReactNode) | undefined;
}

const Scale = ({ tokens, draw }: ScaleProps) => (
  <Sheet>
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
  </Sheet>
);

const meta = {
  title: 'Foundations/Space',
  component: Scale,
  tags: ['!autodocs'],
} satisfies Meta<typeof Scale>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Distances: Story = {
  args: { tokens: space, draw: (width) => <Bar style={{ width }} /> },
};

export const Lines: Story = {
  args: { tokens: border, draw: (width) => <Line style={{ borderTopWidth: width }} /> },
};

export const Corners: Story = {
  args: { tokens: radius, draw: (borderRadius) => <Plate style={{ borderRadius }} /> },
};

export const Layers: Story = { args: { tokens: zOrder } };
