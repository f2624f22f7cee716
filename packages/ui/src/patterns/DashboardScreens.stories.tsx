import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ButtonLink } from '../components/ButtonLink.tsx';
import { CartLine } from './CartLine.tsx';
import { CartSummary } from './CartSummary.tsx';
import { CategoryCorridor } from './CategoryCorridor.tsx';
import { CourseCard } from './CourseCard.tsx';
import { CourseGrid } from './CourseGrid.tsx';
import { CourseGridSkeleton } from './CourseGridSkeleton.tsx';
import { DashboardShell } from './DashboardShell.tsx';
import { EmptyState } from './EmptyState.tsx';
import { ResultLine } from './ResultLine.tsx';
import { storyCourses } from './storyCourses.ts';
import {
  StoryColumns,
  storyDoors,
  storySearch,
  storyShell,
  storySummary,
} from './storyScreens.tsx';

const meta = {
  component: DashboardShell,
  parameters: { layout: 'fullscreen' },
  args: { ...storyShell('home'), children: null },
} satisfies Meta<typeof DashboardShell>;

export default meta;
type Story = StoryObj<typeof meta>;

const space = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 32 };

export const Catalogue: Story = {
  args: {
    children: (
      <div style={space}>
        <h1>Catálogo de cursos</h1>
        {storySearch(false)}
        <CategoryCorridor label="Categorías" doors={storyDoors('Development')} />
        <ResultLine count="8 cursos" context="en Desarrollo software y web" />
        <CourseGrid label="Cursos">
          {storyCourses.map((course) => (
            <CourseCard
              key={course.href}
              {...course}
              headingLevel={2}
              isEager
              onToggleCart={fn()}
            />
          ))}
        </CourseGrid>
      </div>
    ),
  },
};

export const CatalogueLoading: Story = {
  args: {
    children: (
      <div style={space}>
        <h1>Catálogo de cursos</h1>
        {storySearch(true)}
        <CategoryCorridor label="Categorías" doors={storyDoors(null)} />
        <CourseGridSkeleton label="Cargando cursos" />
      </div>
    ),
  },
};

export const Cart: Story = {
  args: {
    ...storyShell('cart'),
    children: (
      <>
        <h1>Carrito de compras</h1>
        <StoryColumns>
          <ul>
            {storyCourses.slice(0, 4).map((course) => (
              <CartLine key={course.href} {...course} onRemove={fn()} />
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
    ...storyShell('cart'),
    children: (
      <div style={space}>
        <h1>Carrito de compras</h1>
        <EmptyState scene="room" title="Tu carrito está vacío, intenta agregar algunos cursos">
          <ButtonLink href="#">Ver cursos</ButtonLink>
        </EmptyState>
      </div>
    ),
  },
};
