import type { Meta, StoryObj } from '@storybook/react-vite';
import styled from 'styled-components';
import { Door } from '../../../packages/ui/src/components/Door/Door.tsx';
import { doorColors } from '../../../packages/ui/src/covers/palettes.ts';
import { color } from '../../../packages/ui/src/theme/color.ts';
import { motion, space, transition } from '../../../packages/ui/src/theme/scale.ts';
import { type } from '../../../packages/ui/src/theme/type.ts';
import { Sheet, Table, Value } from './parts.ts';

const durations = ['fast', 'base', 'slow'] as const;

const Trial = styled.button<{ $duration: (typeof durations)[number] }>`
  min-height: 44px;
  padding: ${space[3]} ${space[5]};
  border: 0;
  background: ${color.primarySoft};
  color: ${color.text};
  ${type.label}
  ${({ $duration }) => transition(['background-color', 'color'], $duration)}

  &:hover,
  &:focus-visible {
    background: ${color.primary};
    color: ${color.onPrimary};
  }
  @media screen and (forced-colors: active) {
    border: 2px solid ButtonText;
  }
`;

const Way = styled.a`
  display: inline-flex;
  color: inherit;
`;

const meta = {
  title: 'Foundations/Motion',
  tags: ['!autodocs'],
  render: () => (
    <Sheet>
      <Table>
        <tbody>
          {durations.map((duration) => (
            <tr key={duration}>
              <th scope="row">{duration}</th>
              <td>
                <Value>{motion[duration]}</Value>
              </td>
              <td>
                <Trial type="button" $duration={duration}>
                  Point here
                </Trial>
              </td>
            </tr>
          ))}
          <tr>
            <th scope="row">ease</th>
            <td>
              <Value>{motion.ease}</Value>
            </td>
            <td>
              <Way href="#door" aria-label="A door that opens">
                <Door {...doorColors('Music')} />
              </Way>
            </td>
          </tr>
        </tbody>
      </Table>
    </Sheet>
  ),
} satisfies Meta;

export default meta;

export const Durations: StoryObj<typeof meta> = {};
