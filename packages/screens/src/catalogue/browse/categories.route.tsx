import { type CategoryId, type CategoryOverview, categories } from '@aulario/course-data';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { categoryHref } from '@aulario/frame/navigation/href/categoryHref.ts';
import { useShell } from '@aulario/frame/navigation/ShellProvider.ts';
import { useScreenTitle } from '@aulario/frame/navigation/usePageTitle.ts';
import { from, ScreenHead, Stack, space } from '@aulario/ui';
import { useLoaderData } from 'react-router-dom';
import styled from 'styled-components';
import { CatalogueFailed } from '../results/CatalogueFailed.tsx';
import { useSubjectItems } from '../subjects/useSubjectItems.ts';
import { CategoryHeader } from './CategoryHeader/CategoryHeader.tsx';
import type { OverviewData } from './overviewLoader.ts';

/** The maximum number of subjects per category; its own page lists all. */
const shown = 6;

const List = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]} ${space[8]};

  ${from('columns')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

interface CategoryItemProps {
  category: CategoryId;
  overview: CategoryOverview | undefined;
}

function CategoryItem({ category, overview }: CategoryItemProps) {
  const text = useTranslate();
  const name = text(`category.${category}`);
  const items = useSubjectItems((overview?.subjects ?? []).slice(0, shown), category);
  return (
    <CategoryHeader
      title={name}
      href={categoryHref(useShell(), category)}
      count={text('common.courseCount', { count: overview?.total ?? 0 })}
      palette={category}
      subjects={{ label: text('browse.subjectsOf', { category: name }), items }}
    />
  );
}

/** All twelve categories. */
function CategoryList({ overviews }: { overviews: readonly CategoryOverview[] }) {
  return (
    <List>
      {categories.map((category) => (
        <CategoryItem
          key={category}
          category={category}
          overview={overviews.find((overview) => overview.category === category)}
        />
      ))}
    </List>
  );
}

/** The twelve categories with their counts and subjects. */
export function Component() {
  const text = useTranslate();
  const { overview: result } = useLoaderData<OverviewData>();
  const title = useScreenTitle('categories');

  return (
    <Stack>
      <ScreenHead title={title} lead={text('browse.lead')} />
      {result.status === 'failed' ? (
        <CatalogueFailed code={result.code} />
      ) : (
        <CategoryList overviews={result.value} />
      )}
    </Stack>
  );
}
