import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Link } from '../../../components/Link/Link.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { color } from '../../../theme/color.ts';
import { below, border, from, size, space } from '../../../theme/scale.ts';
import { fontSize, type } from '../../../theme/type.ts';
import { type CourseFacts, FactItems } from '../CourseCard/CardFacts.tsx';
import { CardPrice, type CoursePrice } from '../CourseCard/CardPrice.tsx';
import { CartToggle, type CartToggleProps } from '../CourseCard/CartToggle.tsx';
import { type CourseDetailsLink, DetailsLink } from '../CourseCard/DetailsLink.tsx';
import { CourseCover, type CourseCoverProps } from '../CourseCover/CourseCover.tsx';

export interface CourseLineProps extends CourseCoverProps {
  title: string;
  titleLang?: string | undefined;
  /** The heading level of the title; 3 by default. */
  headingLevel?: 3 | 4 | undefined;
  /** The course on its platform; opens in a new tab. */
  href: string;
  newTabLabel: string;
  platform: string;
  instructor?: string | undefined;
  facts?: CourseFacts | undefined;
  /** The link to the course's page, below the facts. */
  details?: CourseDetailsLink | undefined;
  /** Content below: what the list says of the course. */
  children?: ReactNode;
  /** The price at the end; on phones, below the rest. */
  price?: CoursePrice | undefined;
  /** The button that adds the course to the cart, beside the price. */
  cart?: CartToggleProps | undefined;
  /** Further actions at the end. */
  end?: ReactNode;
  /** A menu button instead of the end; on phones, at the end of the title. */
  menu?: ReactNode;
}

/** Holds `CourseLine`s. */
export const CourseLines = styled.ul.attrs({ role: 'list' })`
  max-width: ${size.lines};
`;

const Root = styled.li`
  display: grid;
  grid-template-columns: 148px minmax(clamp(12em, 24vw, 18em), 1fr) auto;
  gap: ${space[4]} ${space[6]};
  align-items: start;
  padding: ${space[5]} 0;
  border-bottom: ${border.rule} solid ${color.line};

  ${below('columns')} {
    grid-template-columns: 88px minmax(0, 1fr);
  }
`;

const Title = styled.h3`
  ${type.h3}
  font-size: ${fontSize.body};

  a { color: inherit; text-decoration: none; }
  a:hover { text-decoration: underline; }
`;

const Who = styled.p`
  color: ${color.textMuted};

  b { color: ${color.text}; font-weight: 600; }
`;

/** Holds the facts and the link to the details, whose target it is. */
const Known = styled.div`
  position: relative;
`;

const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[5]};
  margin-block: ${space[2]};
  ${type.small}

  > span { display: flex; gap: ${space[3]}; align-items: center; }
  > [data-unknown] { color: ${color.textMuted}; }
`;

const Menu = styled.div`
  ${below('columns')} {
    grid-area: 1 / 2;
    justify-self: end;
    margin-block-start: -${space[4]};
    margin-inline-end: -${space[4]};
  }
`;

const Text = styled.div`
  ${below('columns')} { grid-area: 1 / 2; }
  &:has(+ ${Menu}) ${Title} {
    ${below('columns')} { padding-inline-end: ${space[7]}; }
  }
`;

const End = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]};
  align-items: end;

  &:has(> [data-kind]) {
    flex-wrap: nowrap;
    align-items: start;
    justify-content: space-between;

    > button { margin: 0; }
  }
  > [data-kind] {
    ${from('columns')} {
      text-align: end;

      p { justify-content: end; }
    }
  }
  ${below('columns')} { grid-column: 1 / -1; }
`;

/** A course in a list: cover, title, platform, instructor and the list's own content. */
export function CourseLine({
  title,
  titleLang,
  href,
  platform,
  instructor,
  ...rest
}: CourseLineProps) {
  const { facts, details, price, cart, end } = rest;
  return (
    <Root>
      <CourseCover cover={rest.cover} photoUrl={rest.photoUrl} />
      <Text>
        <Title as={`h${rest.headingLevel ?? 3}`}>
          <Link href={href} target="_blank" rel="noopener noreferrer">
            <span lang={titleLang}>{title}</span>
            <VisuallyHidden>{` (${rest.newTabLabel})`}</VisuallyHidden>
          </Link>
        </Title>
        <Who>
          <b>{platform}</b>
          {instructor && <span>{` · ${instructor}`}</span>}
        </Who>
        {(facts ?? details) !== undefined && (
          <Known>
            {facts && (
              <Facts>
                <FactItems facts={facts} />
              </Facts>
            )}
            {details && <DetailsLink {...details} />}
          </Known>
        )}
        {rest.children}
      </Text>
      {rest.menu !== undefined && <Menu>{rest.menu}</Menu>}
      {(price ?? cart ?? end) !== undefined && (
        <End>
          {price && <CardPrice price={price} />}
          {cart && <CartToggle {...cart} />}
          {end}
        </End>
      )}
    </Root>
  );
}
