import { Fragment } from 'react';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons/icons.tsx';
import {
  CurrentPage,
  Entry,
  Gap,
  NoStep,
  PageLink,
  Row,
  StepEntry,
  StepLabel,
  StepLink,
} from './paginationParts.ts';
import { paginationWindow } from './paginationWindow.ts';

export interface PaginationProps {
  /** Name of the navigation: 'Páginas'. */
  label: string;
  /** 1-based. */
  page: number;
  /** Renders nothing with fewer than two pages. */
  pageCount: number;
  hrefFor: (page: number) => string;
  previousLabel: string;
  nextLabel: string;
  /** Name of one page's link: 'Página 3'. */
  pageLabel: (page: number) => string;
}

interface StepProps {
  direction: 'prev' | 'next';
  label: string;
  /** None where there is no such page. */
  href: string | undefined;
}

function Step({ direction, label, href }: StepProps) {
  const isPrevious = direction === 'prev';
  const content = (
    <>
      {isPrevious && <ChevronLeftIcon />}
      <StepLabel>{label}</StepLabel>
      {!isPrevious && <ChevronRightIcon />}
    </>
  );
  return href === undefined ? (
    <NoStep role="link" aria-disabled="true">
      {content}
    </NoStep>
  ) : (
    <StepLink href={href} rel={direction}>
      {content}
    </StepLink>
  );
}

/** The links to the other pages of a list; the current page is a highlighted number. */
export function Pagination({
  label,
  page,
  pageCount,
  hrefFor,
  previousLabel,
  nextLabel,
  pageLabel,
}: PaginationProps) {
  if (pageCount <= 1) return null;
  const hrefTo = (to: number) => (to < 1 || to > pageCount ? undefined : hrefFor(to));

  return (
    <nav aria-label={label}>
      <Row role="list">
        <StepEntry>
          <Step direction="prev" label={previousLabel} href={hrefTo(page - 1)} />
        </StepEntry>
        {paginationWindow(page, pageCount).map((shown, place, all) => (
          <Fragment key={shown}>
            {shown > (all[place - 1] ?? 0) + 1 && (
              <Entry aria-hidden="true">
                <Gap>…</Gap>
              </Entry>
            )}
            <Entry>
              {shown === page ? (
                <CurrentPage
                  role="link"
                  aria-disabled="true"
                  aria-current="page"
                  aria-label={pageLabel(page)}
                >
                  {page}
                </CurrentPage>
              ) : (
                <PageLink href={hrefFor(shown)} aria-label={pageLabel(shown)}>
                  {shown}
                </PageLink>
              )}
            </Entry>
          </Fragment>
        ))}
        <StepEntry>
          <Step direction="next" label={nextLabel} href={hrefTo(page + 1)} />
        </StepEntry>
      </Row>
    </nav>
  );
}
