import type { ReactNode } from 'react';
import { CheckIcon } from '../../../components/icons/ownIcons.tsx';
import { LevelSteps } from '../../../components/LevelSteps/LevelSteps.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { type CoverKey, coverScenes } from '../../../covers/cover.ts';
import { CartToggle, type CartToggleProps } from '../../course/CourseCard/CartToggle.tsx';
import {
  Actions,
  Arch,
  Board,
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

/** One of the courses side by side. */
export interface ComparedCourse {
  id: string;
  title: string;
  /** BCP 47 tag of the title when it is not in the page's language. */
  titleLang?: string | undefined;
  /** The course's page. */
  href: string;
  cover: CoverKey;
  /** Platform and teacher. */
  by: string;
  /** Courses that tie share one. */
  rank: number;
  /** 'Primero', '2.º'; read, not shown. */
  rankLabel: string;
  cart: CartToggleProps;
  /** Takes it out of the comparison. */
  remove: ReactNode;
}

/** What is known of one course by one criterion. */
export interface ComparedValue {
  text: string;
  note?: string | undefined;
  /** Of a level. */
  steps?: 1 | 2 | 3 | undefined;
  kind: 'best' | 'known' | 'same' | 'unknown';
}

/** One criterion over all courses. */
export interface CompareRow {
  id: string;
  /** 'Coste'. */
  name: string;
  /** How much it weighs, in words: 'importa'. */
  weightName: string;
  /** What is better, and whether it tells the courses apart. */
  note: string;
  weight: WeightChoiceProps;
  /** In the order of the courses. */
  values: readonly ComparedValue[];
}

export interface CompareBoardProps {
  /** From the first to the last. */
  courses: readonly ComparedCourse[];
  rows: readonly CompareRow[];
  /** What is said of the best value of a row; read, not shown. */
  bestLabel: string;
  /** The answer: a `CompareVerdict`. */
  verdict: ReactNode;
}

type CoverScene = ReturnType<typeof coverScenes>[number];

function ColumnHead({ course, scene }: { course: ComparedCourse; scene: CoverScene | undefined }) {
  return (
    <Head data-first={course.rank === 1 || undefined}>
      <Rank aria-hidden="true">{course.rank}</Rank>
      <Arch {...course.cover} scene={scene} />
      <Title>
        <VisuallyHidden>{course.rankLabel}: </VisuallyHidden>
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
        <VisuallyHidden>{course.title}: </VisuallyHidden>
        <Fact data-kind={value.kind}>
          {isBest && <CheckIcon size={17} />}
          {value.steps && <LevelSteps steps={value.steps} size={20} />}
          {value.text}
          {isBest && <VisuallyHidden> ({bestLabel})</VisuallyHidden>}
        </Fact>
        {value.note !== undefined && <Small>{value.note}</Small>}
      </div>
    </Value>
  );
}

/**
 * Two to four courses side by side, in columns where there is room. Where there is none, one below
 * another: the courses, the answer, then each criterion with a line for every course.
 */
export function CompareBoard({ courses, rows, bestLabel, verdict }: CompareBoardProps) {
  const scenes = coverScenes(courses.map(({ cover }) => cover));
  return (
    <Room>
      <Board>
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
                <div>
                  <h3>
                    {row.name} <span>· {row.weightName}</span>
                  </h3>
                  <p>{row.note}</p>
                </div>
                <WeightChoice {...row.weight} />
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
      </Board>
    </Room>
  );
}
