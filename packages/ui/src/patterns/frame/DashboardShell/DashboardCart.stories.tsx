import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx';
import { CartLine } from '../../cart/CartLine/CartLine.tsx';
import { lineOf, longLine } from '../../cart/CartLine/cartLines.fixture.ts';
import { CartSummary } from '../../cart/CartSummary/CartSummary.tsx';
import { free, paid, unknown } from '../../course/CourseCard/courses.fixture.ts';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { StoryColumns, StorySpace, storyShell, storySummary } from '../Screen/screens.fixture.tsx';
import { DashboardShell } from './DashboardShell.tsx';

const meta = {
  title: 'DashboardShell/Screens',
  id: 'patterns-dashboardscreens',
  tags: ['!autodocs'],
  component: DashboardShell,
  parameters: { layout: 'fullscreen' },
  args: { ...storyShell('cart'), children: null },
} satisfies Meta<typeof DashboardShell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Cart: Story = {
  args: {
    children: (
      <>
        <h1>Carrito de compras</h1>
        <StoryColumns>
          <ul>
            {[lineOf(paid), lineOf(free), lineOf(unknown), longLine].map((line) => (
              <CartLine key={line.href} {...line} onRemove={fn()} />
            ))}
          </ul>
          <CartSummary {...storySummary} />
        </StoryColumns>
      </>
    ),
  },
};

export const EmptyCart: Story = {
  args: {
    children: (
      <StorySpace>
        <h1>Carrito de compras</h1>
        <EmptyState scene="room" title="Tu carrito está vacío, intenta agregar algunos cursos">
          <ButtonLink href="#">Ver cursos</ButtonLink>
        </EmptyState>
      </StorySpace>
    ),
  },
};
