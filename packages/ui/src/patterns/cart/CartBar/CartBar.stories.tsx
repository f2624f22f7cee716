import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx';
import { CartBar } from './CartBar.tsx';

const meta = {
  tags: ['sticky bar', 'total', 'barra', 'carrito'],
  component: CartBar,
  args: {
    label: 'Lo que suma el carrito',
    total: '574,84 US$',
    note: '30 cursos · 4 sin precio',
    action: (
      <ButtonLink href="#" lang="en">
        Check out
      </ButtonLink>
    ),
  },
} satisfies Meta<typeof CartBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Shown where the summary does not stand beside the list. */
export const Narrow: Story = {};
