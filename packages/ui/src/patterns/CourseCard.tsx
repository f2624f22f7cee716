import { memo } from 'react';
import styled from 'styled-components';
import { Link } from '../components/Link.tsx';
import { VisuallyHidden } from '../components/VisuallyHidden.tsx';
import { color } from '../theme/color.ts';
import { below, space, zOrder } from '../theme/scale.ts';
import { body, type } from '../theme/type.ts';
import { CardDoor } from './CardDoor.tsx';
import { CardPrice, type CoursePrice } from './CardPrice.tsx';
import { CourseCover } from './CourseCover.tsx';

export interface CourseCardProps {
  /** The course's title as its platform writes it; the card sets it in capitals and clamps it. */
  title: string;
  /** BCP 47 tag of the title when it is not in the page's language. */
  titleLang?: string | undefined;
  /** The course on its platform; opens in a new tab. */
  href: string;
  imageUrl: string;
  /** Shown when the image cannot be loaded. */
  fallbackImageUrl: string;
  /** The first instructor, when one is known. */
  instructor?: string | undefined;
  /** The platform's name. */
  platform: string;
  price: CoursePrice;
  isInCart: boolean;
  /** Name of the door button while the course is not in the cart, title included. */
  addLabel: string;
  /** Name of the door button once the course is in the cart, title included. */
  removeLabel: string;
  /** Says of a link that it opens a new tab; read, not shown. */
  newTabLabel: string;
  /** Level of the title in the page's outline; 3 by default. */
  headingLevel?: 2 | 3 | undefined;
  /** True in the first row: the cover is fetched at once and first. */
  isEager?: boolean | undefined;
  onToggleCart: () => void;
}

const Title = styled.h3`
  ${type.cardTitle}
  margin-top: 18px;

  ${below('text')} {
    margin-top: 14px;
    font-size: 14px;
    letter-spacing: 0.015em;
  }
`;

const TitleLink = styled(Link)`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
  max-height: calc(3lh - 1px);
  overflow: hidden;
  overflow-wrap: anywhere;
  color: inherit;
  text-decoration: none;

  /* The whole card is the link's target. */
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    z-index: ${zOrder.cardLink};
  }
  @supports selector(:has(a)) {
    &:focus-visible {
      outline: 0;
    }
  }
  ${below('text')} {
    -webkit-line-clamp: 4;
    max-height: calc(4lh - 1px);
  }
`;

const Root = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto auto 1fr;

  &:hover {
    --cover-cast: 1;
    --cover-sill: ${color.rosa};
  }
  &:hover ${TitleLink} {
    text-decoration: underline;
    text-decoration-thickness: 2px;
  }
  &:has(${TitleLink}:focus-visible) {
    outline: 3px solid var(--focus-ring);
    outline-offset: 8px;
  }
  @media (forced-colors: active) {
    &:has(${TitleLink}:focus-visible) {
      outline-color: Highlight;
    }
  }
`;

const Back = styled.div`
  display: flex;
  flex-direction: column;
`;

const Who = styled.p`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
  margin-top: 6px;
  color: ${color.textMuted};
  font: 400 16px / 1.35 ${body};

  span + span::before {
    content: '\\a0· ';
  }
  ${below('text')} {
    -webkit-line-clamp: 3;
    ${type.small}
    span {
      display: block;
    }
    span + span::before {
      content: none;
    }
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: 0 ${space.s8};
  margin-top: auto;
  padding-top: 10px;

  > * {
    position: relative;
    z-index: ${zOrder.cardAction};
  }
`;

function Card(props: CourseCardProps) {
  const { title, href, newTabLabel, instructor } = props;
  return (
    <Root>
      <CourseCover
        imageUrl={props.imageUrl}
        fallbackImageUrl={props.fallbackImageUrl}
        isEager={props.isEager}
      />
      <Title as={props.headingLevel === 2 ? 'h2' : 'h3'} title={title}>
        <TitleLink href={href} target="_blank" rel="noopener noreferrer">
          <span lang={props.titleLang}>{title}</span>
          <VisuallyHidden> ({newTabLabel})</VisuallyHidden>
        </TitleLink>
      </Title>
      <Back>
        <Who>
          {instructor === undefined || instructor === '' ? null : <span>{instructor}</span>}
          <span>{props.platform}</span>
        </Who>
        <Actions>
          <CardPrice price={props.price} href={href} newTabLabel={newTabLabel} />
          <CardDoor
            isInCart={props.isInCart}
            addLabel={props.addLabel}
            removeLabel={props.removeLabel}
            onToggle={props.onToggleCart}
          />
        </Actions>
      </Back>
    </Root>
  );
}

const areSame = <Props extends object>(before: Props, after: Props, apart?: keyof Props) =>
  (Object.keys({ ...before, ...after }) as (keyof Props)[]).every(
    (key) => key === apart || Object.is(before[key], after[key]),
  );

/**
 * A course in the catalogue: picture, title, who teaches it where, price and door. An `li` of a
 * `CourseGrid`. The whole card leads to the course; price and door stand above that link. Renders
 * anew only when a prop has changed; prices are compared by what they say.
 */
export const CourseCard = memo(
  Card,
  (before, after) => areSame(before, after, 'price') && areSame(before.price, after.price),
);
