import type { Meta, StoryObj } from '@storybook/react-vite';
import styled from 'styled-components';
import { color } from '../../../packages/ui/src/theme/color.ts';
import { border, breakpoint, space } from '../../../packages/ui/src/theme/scale.ts';
import { display } from '../../../packages/ui/src/theme/type.ts';
import { Sheet } from './parts.ts';

const List = styled.ul`
  display: grid;
  gap: ${space[5]};
`;

/** As long as the window is wide at that breakpoint, on the scale of a 1280 px one. */
const Reach = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[3]};
  justify-content: space-between;
  padding-block: ${space[3]};
  border-bottom: ${border.sill} solid ${color.primary};
  font: 600 16px / 1.2 ${display};
`;

const meta = {
  title: 'Foundations/Breakpoints',
  tags: ['!autodocs'],
  render: () => (
    <Sheet>
      <List>
        {Object.entries(breakpoint).map(([name, width]) => (
          <Reach key={name} style={{ width: `${(width / 1280) * 100}%` }}>
            <span>{name}</span>
            <span>{`${width} px`}</span>
          </Reach>
        ))}
      </List>
    </Sheet>
  ),
} satisfies Meta;

export default meta;

export const Widths: StoryObj<typeof meta> = {};
