import {
  ButtonLink,
  CategoryCorridor,
  CategoryHeader,
  CourseGrid,
  CourseGridSkeleton,
} from '@aulario/ui';
import { useLoaderData } from 'react-router-dom';
import { Page } from '../../dashboard/pageParts.ts';
import { useText } from '../../language/useText.ts';
import { usePage } from '../../navigation/usePage.ts';
import { CatalogueCard } from '../CatalogueCard.tsx';
import { CatalogueFailed } from '../CatalogueFailed.tsx';
import { catalogueHref } from '../catalogueHref.ts';
import { SearchField } from '../search/SearchField.tsx';
import { useCategoryDoors } from '../useCategoryDoors.ts';
import { useOutcome } from '../useOutcome.ts';
import { useReaderChange } from '../useReaderChange.ts';
import { useSubjectItems } from '../useSubjectItems.ts';
import { categoryHref } from './categoryHref.ts';
import type { CategoryAnswer, CategoryData } from './overviewLoader.ts';

const firstRow = 4;

function Head({
  category,
  answer,
}: {
  category: CategoryData['category'];
  answer: CategoryAnswer | null;
}) {
  const text = useText();
  const name = text(`category.${category}`);
  const items = useSubjectItems(answer?.overview?.subjects ?? [], category);
  return (
    <CategoryHeader
      title={name}
      count={answer === null ? null : text('catalogue.count', { count: answer.page.total })}
      palette={category}
      subjects={{ label: text('browse.subjectsOf', { category: name }), items }}
    />
  );
}

function Category({ category, query, outcome: loaded }: CategoryData) {
  const text = useText();
  const outcome = useOutcome(loaded);
  const name = text(`category.${category}`);
  const doors = useCategoryDoors(categoryHref, (door) => door === category);
  useReaderChange(query);
  usePage(name);
  const answer = outcome?.status === 'found' ? outcome.value : null;

  return (
    <Page>
      <SearchField query={query} isBusy={false} />
      <CategoryCorridor label={text('browse.title')} doors={doors} />
      <Head category={category} answer={answer} />
      {outcome === null && <CourseGridSkeleton label={text('catalogue.loading')} />}
      {outcome?.status === 'failed' && <CatalogueFailed code={outcome.code} />}
      {answer !== null && (
        <>
          <CourseGrid label={text('catalogue.grid')}>
            {answer.page.results.map((result, place) => (
              <CatalogueCard key={result.course.id} result={result} isEager={place < firstRow} />
            ))}
          </CourseGrid>
          <div>
            <ButtonLink href={catalogueHref(query)}>
              {text('browse.everything', { count: answer.page.total })}
            </ButtonLink>
          </div>
        </>
      )}
    </Page>
  );
}

/** A category of its own: how much there is, what about, and where to begin. */
export function CategoryScreen() {
  const data = useLoaderData<CategoryData>();
  // Mounted anew for another category, which is another screen: its heading is announced.
  return <Category key={data.category} {...data} />;
}
