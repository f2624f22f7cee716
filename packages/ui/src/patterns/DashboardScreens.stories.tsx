import type { Meta, StoryObj } from '@storybook/react-vite';
import { CategoryNav } from './CategoryNav.tsx';
import { CourseCard } from './CourseCard/CourseCard.tsx';
import { CourseGrid } from './CourseGrid/CourseGrid.tsx';
import { CourseGridSkeleton } from './CourseGrid/CourseGridSkeleton.tsx';
import { DashboardShell } from './DashboardShell.tsx';
import { ResultLine } from './ResultLine.tsx';
import { storyCourses } from './storyCourses.ts';
import { StorySpace, storyCategoryLinks, storySearch, storyShell } from './storyScreens.tsx';

const meta = {
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
