import { styled } from 'styled-components';
import { StarIcon } from '../../../components/icons/ownIcons.tsx';
import { LevelSteps } from '../../../components/LevelSteps/LevelSteps.tsx';
import { color } from '../../../theme/color.ts';
import { below, rem, space } from '../../../theme/scale.ts';
import { type } from '../../../theme/type.ts';
import { CardToggles, type CardTogglesProps } from './CardToggles.tsx';
import { type CourseDetailsLink, DetailsLink } from './DetailsLink.tsx';

/** A fact as text; unknown facts have a text as well. */
export interface CourseFact {
  /** 'Español', 'Horas sin dato'. */
  text: string;
  isUnknown?: boolean | undefined;
}

/** The main facts of a course. */
export interface CourseFacts {
  /** 'Principiante' with its number of steps; without steps if unknown. */
  level: CourseFact &
    ({ isUnknown?: undefined; steps: 1 | 2 | 3 } | { isUnknown: true; steps?: undefined });
  language: CourseFact;
  /** '24–32 h · 8 sem.'. */
  time: CourseFact;
  /** '4,8', and the number of ratings: '(1.204)'. */
  rating: CourseFact &
    (
      | { isUnknown?: undefined; count?: string | undefined }
      | { isUnknown: true; count?: undefined }
    );
}

/** What follows the facts. */
export type CardMoreProps =
  | {
      /** The link to the course's page; without it the facts are plain text. */
      details: CourseDetailsLink;
      /** The buttons that save and compare the course, beside the details. */
      toggles?: CardTogglesProps | undefined;
    }
  | { details?: undefined; toggles?: undefined };

type CardFactsProps = CardMoreProps & { facts: CourseFacts };

const Root = styled.div`
  position: relative;
  display: grid;
  align-content: start;
  gap: ${space[1]};
  margin-top: ${space[3]};

  ${below('pair')} { grid-area: 3 / 2; margin-top: ${space[2]}; }
`;

/** Of the second column. */
const factWidth = rem(94);

/** Two columns that wrap into one if enlarged or spaced text would overlap. */
const List = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[3]};
  ${type.small}

  > span {
    display: flex;
    gap: ${space[2]};
    align-items: center;
    min-width: ${factWidth};
    white-space: nowrap;
  }
  > :nth-child(odd) { flex: 1 0 calc(100% - ${factWidth} - ${space[3]}); min-width: min-content; }
  > [data-unknown] { color: ${color.textMuted}; }
  /* Without room for two columns, time and rating have one line each. */
  ${below('columns')} {
    > :nth-child(n) { flex: 1 1 auto; min-width: 0; white-space: normal; }
    > :nth-child(n + 3) { flex-basis: 100%; }
  }
`;

const Level = styled.span`
  && { gap: ${space[3]}; }
`;

const Count = styled.span`
  color: ${color.textMuted};
`;

/* Enlarged text leaves no room for the buttons beside the link. */
const More = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
`;

/** Level, language, time and rating, as the items of a row or grid. */
export function FactItems({ facts: { level, language, time, rating } }: { facts: CourseFacts }) {
  return (
    <>
      <Level data-unknown={level.isUnknown}>
        {level.steps !== undefined && <LevelSteps steps={level.steps} />}
        <bdi>{level.text}</bdi>
      </Level>
      <span data-unknown={language.isUnknown}>
        <bdi>{language.text}</bdi>
      </span>
      <span data-unknown={time.isUnknown}>
        <bdi>{time.text}</bdi>
      </span>
      <span data-unknown={rating.isUnknown}>
        {!rating.isUnknown && <StarIcon size={14} />}
        <bdi>{rating.text}</bdi>
        {rating.count !== undefined && <Count>{rating.count}</Count>}
      </span>
    </>
  );
}

/** Level, language, time and rating; all of it links to the details. */
export function CardFacts({ facts, details, toggles }: CardFactsProps) {
  return (
    <Root>
      <List>
        <FactItems facts={facts} />
      </List>
      {details && (
        <More>
          <DetailsLink {...details} />
          {toggles && <CardToggles {...toggles} />}
        </More>
      )}
    </Root>
  );
}
