import { type Course, middleOf, totalHours } from '@aulario/course-data';
import { useCourseFacts } from '@aulario/course-view/course/useCourseFacts.ts';
import { useCourseLine } from '@aulario/course-view/course/useCourseLine.ts';
import { useDetailsLink } from '@aulario/course-view/course/useDetailsLink.ts';
import { priceView, usePriceView } from '@aulario/course-view/course/usePriceView.ts';
import { foreignLang } from '@aulario/frame/language/foreignLang.ts';
import { dayFormat } from '@aulario/frame/language/intlFormats.ts';
import { useLanguage } from '@aulario/frame/language/LanguageProvider.tsx';
import { useFormatters } from '@aulario/frame/language/useFormatters.ts';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { searchHref } from '@aulario/frame/navigation/href/searchHref.ts';
import { useShell } from '@aulario/frame/navigation/ShellProvider.ts';
import type { Reason, TakenStep } from '@aulario/my-courses/route';
import {
  Button,
  ButtonGroup,
  ButtonLink,
  CourseLine,
  CourseLines,
  color,
  Dialog,
  DialogActions,
  space,
  type,
} from '@aulario/ui';
import { useState } from 'react';
import styled from 'styled-components';
import type { PlannedRoutes } from './useRoute.ts';
import type { RouteAddress } from './useRouteAddress.ts';

interface OtherCourseDialogProps {
  /** What the courses teach. */
  skill: string;
  courses: readonly Course[];
  onChoose: (course: Course) => void;
  onClose: () => void;
}

/** More of them are no choice any more. */
const maxOthers = 6;

/** The other courses for a step. */
function OtherCourseDialog({ skill, courses, onChoose, onClose }: OtherCourseDialogProps) {
  const text = useTranslate();
  const { language } = useLanguage();
  const { decimal } = useFormatters();
  const hoursOf = (course: Course) => {
    const hours = totalHours(course);
    return hours === null
      ? text('fact.timeUnknown')
      : text('fact.hours', { hours: decimal(middleOf(hours)) });
  };
  return (
    <Dialog isOpen title={text('route.otherFor', { skill })} onClose={onClose}>
      <p>{text(courses.length === 0 ? 'route.noOther' : 'route.othersText')}</p>
      <DialogActions>
        {courses.slice(0, maxOthers).map((course) => (
          <Button key={course.id} variant="ghost" onClick={() => onChoose(course)}>
            <span lang={foreignLang(course.language, language)}>{course.title}</span>{' '}
            <span>{`· ${hoursOf(course)} · ${priceView(text, course, language).text}`}</span>
          </Button>
        ))}
        <Button onClick={onClose}>{text('common.cancel')}</Button>
      </DialogActions>
    </Dialog>
  );
}

const Root = styled.li`
  break-inside: avoid;
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[4]};
  align-items: baseline;
  margin-top: ${space[6]};

  p { color: ${color.textMuted}; ${type.small} }
`;

const Remarks = styled.div`
  display: grid;
  gap: ${space[2]};
  max-width: 34em;
  margin-block: ${space[3]};
`;

const Actions = styled.div`
  margin-top: ${space[3]};

  @media print { display: none; }
`;

interface RouteStepItemProps {
  address: RouteAddress;
  taken: TakenStep;
  number: number;
}

function useReasonText() {
  const text = useTranslate();
  const { count, decimal, list } = useFormatters();
  const textOf = (reason: Reason): string => {
    if (reason.kind === 'rating')
      return text('route.reason.rating', {
        count: count(reason.count),
        rating: decimal(reason.rating),
      });
    if (reason.kind === 'title') return text('route.reason.title', { words: reason.words });
    if (reason.kind === 'subject') return text('route.reason.subject', { subject: reason.subject });
    return text(`route.reason.${reason.kind}`);
  };
  return (reasons: readonly Reason[]) => list(reasons.map(textOf));
}

/** Why a course is in the route, what comes before it, and what is not known of it. */
function StepRemarks({ reasons, needs, hours }: TakenStep) {
  const text = useTranslate();
  const { language } = useLanguage();
  const { list } = useFormatters();
  const reasonText = useReasonText();
  return (
    <Remarks>
      <p>
        <b>{text('route.why')}</b> <span>{`${reasonText(reasons)}.`}</span>
      </p>
      <p>
        {needs.length === 0
          ? text('route.needsNothing')
          : text('route.needs', { skills: list(needs.map(({ names }) => names[language])) })}
      </p>
      {hours === null && <p>{text('route.hoursUnknown')}</p>}
    </Remarks>
  );
}

/** A step of the route: what it teaches, when, by which course and why, and how to change that. */
function RouteStepItem({ address, taken, number }: RouteStepItemProps) {
  const text = useTranslate();
  const { language } = useLanguage();
  const [isChoosing, setIsChoosing] = useState(false);
  const { step, course, days, others } = taken;
  const skill = step.skill.names[language];
  const { choices, choose } = address;
  const short = dayFormat(language, { day: 'numeric', month: 'short', year: 'numeric' });
  const dates =
    days === null
      ? []
      : [
          text(days.first === days.last ? 'route.oneDay' : 'route.days', {
            first: short.format(days.first),
            last: short.format(days.last),
          }),
        ];

  return (
    <Root>
      <Head>
        <h3>
          <span>{`${number}. ${skill}`}</span>
        </h3>
        <p>{[text(`facet.level.${step.level}`), ...dates].join(' · ')}</p>
      </Head>
      <CourseLines>
        <CourseLine
          {...useCourseLine(course)}
          headingLevel={4}
          facts={useCourseFacts(course)}
          details={useDetailsLink(course)}
          price={usePriceView(course)}
        >
          <StepRemarks {...taken} />
          <Actions>
            <ButtonGroup>
              <Button
                variant="ghost"
                aria-label={text('route.otherFor', { skill })}
                onClick={() => setIsChoosing(true)}
              >
                {text('route.other')}
              </Button>
              <Button
                variant="ghost"
                aria-label={text('route.dropOf', { skill })}
                onClick={() => choose({ ...choices, [step.id]: null })}
              >
                {text('route.drop')}
              </Button>
            </ButtonGroup>
          </Actions>
        </CourseLine>
      </CourseLines>
      {isChoosing && (
        <OtherCourseDialog
          skill={skill}
          courses={others}
          onClose={() => setIsChoosing(false)}
          onChoose={({ id }) => {
            setIsChoosing(false);
            choose({ ...choices, [step.id]: id });
          }}
        />
      )}
    </Root>
  );
}

const List = styled.ol.attrs({ role: 'list' })``;

const Part = styled.section`
  display: grid;
  gap: ${space[3]};
  max-width: 34em;
  margin-top: ${space[5]};
`;

interface RouteStepsProps {
  address: RouteAddress;
  planned: PlannedRoutes;
}

/** The steps with their courses, those that no course covers, and what was taken out. */
export function RouteSteps({ address, planned }: RouteStepsProps) {
  const text = useTranslate();
  const { language } = useLanguage();
  const { catalogue } = useShell();
  const { choices, choose } = address;
  const { taken, uncovered, dropped } = planned.route;
  const nameOf = ({ skill }: (typeof uncovered)[number]) => skill.names[language];

  return (
    <section>
      {taken.length > 0 && <h2>{text('route.steps')}</h2>}
      <List>
        {taken.map((each, index) => (
          <RouteStepItem key={each.step.id} address={address} taken={each} number={index + 1} />
        ))}
      </List>
      {uncovered.length > 0 && (
        <Part>
          <h3>{`${text('route.uncovered')}: ${uncovered.map(nameOf).join(', ')}`}</h3>
          <p>{text('route.uncoveredText', { from: text('route.from') })}</p>
          <ButtonGroup>
            {uncovered.map((step) => (
              <ButtonLink key={step.id} variant="ghost" href={searchHref(catalogue, nameOf(step))}>
                {text('route.searchWords', { typed: nameOf(step) })}
              </ButtonLink>
            ))}
          </ButtonGroup>
        </Part>
      )}
      {Object.keys(choices).length > 0 && (
        <Part>
          {dropped.length > 0 && <h3>{text('route.droppedHead')}</h3>}
          <ButtonGroup>
            {dropped.map((step) => (
              <Button
                key={step.id}
                variant="ghost"
                onClick={() =>
                  choose(
                    Object.fromEntries(
                      Object.entries(choices).filter(([stepId]) => stepId !== step.id),
                    ),
                  )
                }
              >
                {text('route.takeIn', { skill: nameOf(step) })}
              </Button>
            ))}
            <Button variant="ghost" onClick={() => choose({})}>
              {text('route.undoChanges')}
            </Button>
          </ButtonGroup>
        </Part>
      )}
    </section>
  );
}
