import {
  CartToggle,
  type CartToggleProps,
  CheckIcon,
  LevelSteps,
  Stack,
  VisuallyHidden,
} from '@aulario/ui';
import { type CoverKey, coverScenes } from '@aulario/ui/covers';
import type { ReactNode } from 'react';
import {
  Actions,
  Arch,
  By,
  Criterion,
  Fact,
  Head,
  Heads,
  Place,
  Rank,
  Room,
  Row,
  Rows,
  Small,
  SmallArch,
  Title,
  TitleLink,
  Value,
  Values,
} from './compareBoardParts.ts';
import { WeightChoice, type WeightChoiceProps } from './WeightChoice.tsx';

/** A compared course. */
export interface ComparedCourse {
  id: string;
  title: string;
  /** BCP 47 tag of the title when it is not in the page's language. */
  titleLang?: string | undefined;
  /** The course's page. */
  href: string;
  cover: CoverKey;
  /** Platform and instructor. */
  by: string;
  /** The rank; tied courses share one. */
  rank: number;
  /** 'Primero', '2.º'; for screen readers only. */
  rankLabel: string;
  cart: CartToggleProps;
  /** Removes it from the comparison. */
  remove: ReactNode;
}

/** The value of one course for one criterion. */
export interface ComparedValue {
  text: string;
  note?: string | undefined;
  /** The number of steps of a level. */
  steps?: 1 | 2 | 3 | undefined;
  kind: 'best' | 'known' | 'same' | 'unknown';
}

/** A criterion with the values of all courses. */
export interface CompareRow {
  id: string;
  /** 'Costo'. */
  name: string;
  /** Why the criterion changes nothing. */
  note?: string | undefined;
  weight: WeightChoiceProps;
  /** In the order of the courses. */
  values: readonly ComparedValue[];
}

export interface CompareBoardProps {
  /** By rank. */
  courses: readonly ComparedCourse[];
  rows: readonly CompareRow[];
  /** The label of a row's best value, for screen readers only. */
  bestLabel: string;
  /** A `CompareVerdict`. */
  verdict: ReactNode;
}

type CoverScene = ReturnType<typeof coverScenes>[number];

function ColumnHead({ course, scene }: { course: ComparedCourse; scene: CoverScene | undefined }) {
  return (
    <Head data-first={course.rank === 1 || undefined}>
      <Rank aria-hidden="true">{course.rank}</Rank>
      <Arch {...course.cover} scene={scene} />
      <Title>
        <VisuallyHidden>{`${course.rankLabel}: `}</VisuallyHidden>
        <TitleLink href={course.href} lang={course.titleLang}>
          {course.title}
        </TitleLink>
      </Title>
      <By>{course.by}</By>
      <Actions>
        <CartToggle {...course.cart} />
        {course.remove}
      </Actions>
    </Head>
  );
}

interface ValueCellProps {
  course: ComparedCourse;
  scene: CoverScene | undefined;
  value: ComparedValue;
  bestLabel: string;
}

function ValueCell({ course, scene, value, bestLabel }: ValueCellProps) {
  const isBest = value.kind === 'best';
  return (
    <Value>
      <Place aria-hidden="true">{course.rank}</Place>
      <SmallArch {...course.cover} scene={scene} />
      <div>
        <VisuallyHidden>{`${course.title}: `}</VisuallyHidden>
        <Fact data-kind={value.kind}>
          {isBest && <CheckIcon size={17} />}
          {value.steps && <LevelSteps steps={value.steps} size={20} />}
          <span>{value.text}</span>
          {isBest && <VisuallyHidden>{` (${bestLabel})`}</VisuallyHidden>}
        </Fact>
        {value.note !== undefined && <Small>{value.note}</Small>}
      </div>
    </Value>
  );
}

/**
 * The comparison of two to four courses: the verdict, the courses, then each criterion, in columns if
 * there is room, otherwise with a line per course.
 */
export function CompareBoard({ courses, rows, bestLabel, verdict }: CompareBoardProps) {
  const scenes = coverScenes(courses.map(({ cover }) => cover));
  return (
    <Room>
      <Stack>
        {verdict}
        <Heads role="list" $count={courses.length}>
          {courses.map((course, index) => (
            <ColumnHead key={course.id} course={course} scene={scenes[index]} />
          ))}
        </Heads>
        <Rows role="list">
          {rows.map((row) => (
            <Row key={row.id}>
              <Criterion>
                <h3>{row.name}</h3>
                <WeightChoice {...row.weight} />
                {row.note !== undefined && <p>{row.note}</p>}
              </Criterion>
              <Values role="list" $count={courses.length}>
                {courses.map((course, index) => {
                  const value = row.values[index];
                  return (
                    value !== undefined && (
                      <ValueCell
                        key={course.id}
                        course={course}
                        scene={scenes[index]}
                        value={value}
                        bestLabel={bestLabel}
                      />
                    )
                  );
                })}
              </Values>
            </Row>
          ))}
        </Rows>
      </Stack>
    </Room>
  );
}
