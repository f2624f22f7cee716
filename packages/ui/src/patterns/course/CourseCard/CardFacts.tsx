import type { MouseEvent, ReactNode } from 'react';
import styled from 'styled-components';
import { ChevronRightIcon } from '../../../components/icons/icons.tsx';
import { StarIcon } from '../../../components/icons/ownIcons.tsx';
import { LevelSteps } from '../../../components/LevelSteps/LevelSteps.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { color } from '../../../theme/color.ts';
import { below, breakpoint, size, space } from '../../../theme/scale.ts';
import { fontSize, type } from '../../../theme/type.ts';

/** A fact in words. Nothing is left out: what is not known says so. */
export interface CourseFact {
  /** 'Español', 'Horas sin dato'. */
  text: string;
  isUnknown?: boolean | undefined;
}

/** What one decides by. */
export interface CourseFacts {
  /** 'Principiante' with its steps; no steps while the level is not known. */
  level: CourseFact &
    ({ isUnknown?: undefined; steps: 1 | 2 | 3 } | { isUnknown: true; steps?: undefined });
  language: CourseFact;
  /** '24–32 h · 8 sem.'. */
  time: CourseFact;
  /** '4,8', and how many rated: '(1.204)'. */
  rating: CourseFact &
    (
      | { isUnknown?: undefined; count?: string | undefined }
      | { isUnknown: true; count?: undefined }
    );
}

/** The way from a card to everything that is known about its course. */
export interface CourseDetailsLink {
  /** 'Detalles'. */
  label: string;
  /** The link's name, which goes on with the course's title: 'Detalles: Python'. */
  accessibleLabel: string;
  /** The course's page. */
  href: string;
  /** Opens the quick view in place of the page, from 960 px and on a plain click. */
  onOpen?: (() => void) | undefined;
}

interface CardFactsProps {
  facts: CourseFacts;
  details?: CourseDetailsLink | undefined;
  /** A `CardMenu` that has the way to the details too: Tab stops there, and passes the link. */
  menu?: ReactNode;
}

const Root = styled.div`
  position: relative;
  display: grid;
  align-content: start;
  gap: ${space.s2};
  margin-top: ${space.s9};

  ${below('pair')} { grid-area: 3 / 2; margin-top: ${space.s5}; }
`;

/** Two columns that fall into one when text is spaced or enlarged: never one over the other. */
const List = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2} ${space.s8};
  ${type.small}

  > span {
    display: flex;
    gap: ${space.s5};
    align-items: center;
    min-width: 94px;
    white-space: nowrap;
  }
  > :nth-child(odd) { flex: 1 0 calc(100% - 94px - ${space.s8}); }
  > [data-unknown] { color: ${color.textMuted}; }
  /* No room for two columns: time and rating have a line each. */
  ${below('columns')} {
    > :nth-child(n) { flex: 1 1 auto; min-width: 0; white-space: normal; }
    > :nth-child(n + 3) { flex-basis: 100%; }
  }
`;

const Level = styled.span`
  && { gap: ${space.s8}; }
`;

const Count = styled.span`
  color: ${color.textMuted};
`;

const More = styled.div`
  display: flex;
  align-items: center;
`;

const Details = styled(Link)`
  display: inline-flex;
  gap: ${space.s2};
  align-items: center;
  min-height: ${size.s24};
  ${type.doorLabel}
  font-size: ${fontSize.s15};
  text-decoration: none;

  /* The facts are the link's target. */
  &::after { content: ''; position: absolute; inset: -${space.s4} 0 -${space.s2}; }
  &:hover { text-decoration: underline; }
`;

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** Opens the quick view in place of the page: where there is room, and on a plain click. */
export const followDetails =
  ({ onOpen }: Pick<CourseDetailsLink, 'onOpen'>) =>
  (event: MouseEvent) => {
    if (onOpen === undefined || !isPlainClick(event)) return;
    if (!matchMedia(`(min-width: ${breakpoint.sidebar}px)`).matches) return;
    event.preventDefault();
    onOpen();
  };

/** Level, language, time and rating; the whole of it leads to the details. */
export function CardFacts({ facts, details, menu }: CardFactsProps) {
  const { level, language, time, rating } = facts;
  return (
    <Root>
      <List>
        <Level data-unknown={level.isUnknown}>
          {level.steps !== undefined && <LevelSteps steps={level.steps} />}
          {level.text}
        </Level>
        <span data-unknown={language.isUnknown}>{language.text}</span>
        <span data-unknown={time.isUnknown}>{time.text}</span>
        <span data-unknown={rating.isUnknown}>
          {!rating.isUnknown && <StarIcon size={14} />}
          {rating.text}
          {rating.count !== undefined && <Count>{rating.count}</Count>}
        </span>
      </List>
      {details && (
        <More>
          <Details
            href={details.href}
            tabIndex={menu === undefined ? undefined : -1}
            onClick={followDetails(details)}
          >
            <span aria-hidden="true">{details.label}</span>
            <VisuallyHidden>{details.accessibleLabel}</VisuallyHidden>
            <ChevronRightIcon size={14} />
          </Details>
          {menu}
        </More>
      )}
    </Root>
  );
}
