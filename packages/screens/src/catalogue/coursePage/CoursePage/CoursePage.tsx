import { ArchWindow, CardPrice, type CoursePrice, type CoverArtProps, Stack } from '@aulario/ui';
import type { ReactNode } from 'react';
import { KeyFacts, type KeyFactsProps } from '../KeyFacts/KeyFacts.tsx';
import { Breadcrumbs, type BreadcrumbsProps } from './Breadcrumbs.tsx';
import {
  Actions,
  Bar,
  BarHeight,
  Columns,
  Comparison,
  Desk,
  Entry,
  EntryContent,
  EntrySill,
  Fine,
  Head,
  Lead,
  Rest,
  Title,
} from './coursePageParts.ts';

export interface CoursePageProps extends KeyFactsProps {
  breadcrumbs: BreadcrumbsProps;
  title: string;
  /** BCP 47 tag of title and headline when they are not in the page's language. */
  titleLang?: string | undefined;
  headline?: string | undefined;
  /** Teacher, institution, platform; links among them. */
  by: ReactNode;
  /** Name of the facts' region: 'Datos del curso'. */
  factsLabel: string;
  cover: CoverArtProps;
  /** Name of the region with price and actions. */
  entryLabel: string;
  /** The fixed bar shows only the first note; the sections contain the others. */
  price: CoursePrice;
  /** The big cart button, visible from 1000 px. */
  action: ReactNode;
  /** The cart button of the fixed bar below 1000 px. */
  barActions: ReactNode;
  /** A `CompareChip`: in the fixed bar, from 1000 px below the actions. */
  comparison?: ReactNode;
  /** The link to the platform. */
  out: ReactNode;
  /** `MiniAction`s: save, compare, share. */
  miniActions: ReactNode;
  /** 'Aulario no cobra nada: te lleva a edX para inscribirte allí.' */
  note: string;
  /** `CourseSection`s. */
  children: ReactNode;
  /** Similar courses, over the full width. */
  similar?: ReactNode;
}

/**
 * The page of a course. In document order: header, facts, actions, sections; on a phone only the
 * decorative cover moves above the title.
 */
export function CoursePage(props: CoursePageProps) {
  return (
    <Stack>
      <Breadcrumbs {...props.breadcrumbs} />
      <Columns>
        <Head>
          <Title lang={props.titleLang}>{props.title}</Title>
          {props.headline !== undefined && props.headline !== '' && (
            <Lead lang={props.titleLang}>{props.headline}</Lead>
          )}
          <p>{props.by}</p>
          <section aria-label={props.factsLabel}>
            <KeyFacts facts={props.facts} />
          </section>
        </Head>
        <Entry aria-label={props.entryLabel}>
          <ArchWindow {...props.cover} />
          <EntrySill />
          <EntryContent>
            <Desk>
              <CardPrice price={props.price} />
              {props.action}
            </Desk>
            {props.out}
            <Actions>{props.miniActions}</Actions>
            <Comparison>{props.comparison}</Comparison>
            <Fine>{props.note}</Fine>
          </EntryContent>
        </Entry>
        <Rest>{props.children}</Rest>
      </Columns>
      {props.similar}
      <BarHeight />
      <Bar>
        <CardPrice price={{ ...props.price, notes: props.price.notes?.slice(0, 1) }} />
        {props.comparison}
        {props.barActions}
      </Bar>
    </Stack>
  );
}
