import type { Meta, StoryObj } from '@storybook/react-vite';
import styled from 'styled-components';
import { type } from '../../../packages/ui/src/theme/type.ts';
import { Scale } from './Scale.tsx';

const Sample = styled.p<{ $declarations: string }>`
  ${({ $declarations }) => $declarations}
`;

const meta = {
  title: 'Foundations/Type',
  component: Scale,
  tags: ['!autodocs', 'typography', 'tipografía', 'font', 'letra'],
} satisfies Meta<typeof Scale>;

export default meta;

/** Each text role in its own letters, its family named by the first of the stack. */
export const Roles: StoryObj<typeof meta> = {
  args: {
    tokens: Object.fromEntries(
      Object.entries(type).map(([role, declarations]) => [
        role,
        declarations.replace(/"(\w+)", [^;]*/, '$1'),
      ]),
    ),
    draw: (declarations) => <Sample $declarations={declarations}>Aula 25</Sample>,
  },
};
