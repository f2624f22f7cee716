import type { Meta, StoryObj } from '@storybook/react-vite';
import { CategoryNav } from '../../browse/CategoryNav/CategoryNav.tsx';
import { CourseCard } from '../../course/CourseCard/CourseCard.tsx';
import { storyCourses } from '../../course/CourseCard/courses.fixture.ts';
import { CourseGrid } from '../../course/CourseGrid/CourseGrid.tsx';
import { CourseGridSkeleton } from '../../course/CourseGrid/CourseGridSkeleton.tsx';
import { ResultLine } from '../../search/ResultLine/ResultLine.tsx';
import {
  StorySpace,
  storyCategoryLinks,
  storySearch,
  storyShell,
} from '../Screen/screens.fixture.tsx';
import { DashboardShell } from './DashboardShell.tsx';

const meta = {
  tags: ['layout', 'screens', 'pantallas'],
  title: 'DashboardShell/Screens',
  id: 'patterns-dashboardscreens',
  component: DashboardShell,
  parameters: { layout: 'fullscreen' },
  args: { ...storyShell('home'), children: null },
} satisfies Meta<typeof DashboardShell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Catalogue: Story = {
  args: {
    children: (
      <StorySpace>
        <h1>Catálogo de cursos</h1>
        {storySearch(false)}
        <CategoryNav label="Categorías" items={storyCategoryLinks('Development')} />
        <ResultLine count="8 cursos" context="en Desarrollo software y web" />
        <CourseGrid label="Cursos">
          {storyCourses.map((course) => (
            <CourseCard key={course.href} {...course} headingLevel={2} isEager />
          ))}
        </CourseGrid>
      </StorySpace>
    ),
  },
};

export const CatalogueLoading: Story = {
  args: {
    children: (
      <StorySpace>
        <h1>Catálogo de cursos</h1>
        {storySearch(true)}
        <CategoryNav label="Categorías" items={storyCategoryLinks(null)} />
        <CourseGridSkeleton label="Cargando cursos" />
      </StorySpace>
    ),
  },
};
