import type { ReactNode, Ref } from 'react';
import styled from 'styled-components';
import { Checkbox } from '../../../components/Checkbox/Checkbox.tsx';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { TrashIcon } from '../../../components/icons/icons.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { color } from '../../../theme/color.ts';
import { below, border, size, space } from '../../../theme/scale.ts';
import { body, display, fontSize, type } from '../../../theme/type.ts';
import type { CoursePrice } from '../../course/CourseCard/CardPrice.tsx';
import { CourseCover, type CourseCoverProps } from '../../course/CourseCover/CourseCover.tsx';
import { quietControl } from '../../course/SimilarLink/quietControl.ts';
import { type SimilarCourses, SimilarLink } from '../../course/SimilarLink/SimilarLink.tsx';

export interface CartLineProps extends CourseCoverProps {
  title: string;
  /** BCP 47 tag of title and headline when they are not in the page's language. */
  titleLang?: string | undefined;
  headline: string;
  /** The course on its platform; opens in a new tab. */
  href: string;
  platform: string;
  instructor?: string | undefined;
  price: Pick<CoursePrice, 'text' | 'kind'>;
  /** Name of the bin, title included. */
  removeLabel: string;
  /** Says of the link that it opens a new tab; read, not shown. */
  newTabLabel: string;
  similar?: SimilarCourses | undefined;
  /** Puts the course aside without buying it: label, name and what it does. */
  save?: { label: string; accessibleLabel: string; onSelect: () => void } | undefined;
  /** Whether it counts in the sum; disabled where it cannot. */
  count?:
    | { label: string; isCounted: boolean; isDisabled?: boolean; onToggle: () => void }
    | undefined;
  /** Before the first line of a group: a `CartGroupHead`. */
  group?: ReactNode;
  /** Level of the title in the page's outline; 2 by default. */
  headingLevel?: 2 | 3 | undefined;
  onRemove: () => void;
  /** The list item, which can take the focus when the line before it is removed. */
  ref?: Ref<HTMLLIElement> | undefined;
}

const narrow = below('line');

const Root = styled.li`
  padding-bottom: ${space.s28};
  margin-bottom: ${space.s28};
  border-bottom: ${border.rule} solid ${color.line};

  &:last-child {
    padding-bottom: 0;
    margin-bottom: 0;
    border: 0;
  }
`;

const Body = styled.div`
  display: grid;
  grid-template-areas:
    'tick cover title price'
    'tick cover headline bin'
    'tick cover from bin';
  grid-template-columns: auto 176px minmax(0, 1fr) auto;
  grid-template-rows: auto auto 1fr;
  gap: ${space.s4} ${space.s24};

  &:not(:has(input)) {
    column-gap: ${space.s24};
    margin-inline-start: -${space.s24};
  }
  ${narrow} {
    &:not(:has(input)) {
      margin-inline-start: 0;
    }
    grid-template-areas:
      'cover title title'
      'headline headline headline'
      'from from bin'
      'tick price bin';
    grid-template-columns: 104px minmax(0, 1fr) auto;
    grid-template-rows: auto;
    column-gap: ${space.s14};
  }
`;

const Tick = styled.div`
  grid-area: tick;
  align-self: center;
  margin-inline-end: -${space.s12};

  ${narrow} {
    align-self: start;
    margin-block: -${space.s10} 0;
    margin-inline: -${space.s11} 0;
  }
`;

const Cover = styled.div`
  grid-area: cover;

  [data-counted='false'] > & {
    opacity: 0.45;
  }
`;

const Title = styled.h2`
  grid-area: title;
  ${type.h3}
  font-size: ${fontSize.s18};
  text-wrap: wrap;

  ${narrow} {
    font-size: ${fontSize.s16};
  }
`;

const TitleLink = styled(Link)`
  color: inherit;
  text-decoration: none;

  &:hover {
    text-decoration: underline;
    text-decoration-thickness: ${border.s2};
  }
`;

/** Balanced by itself: some Chromium crashes when balanced lines hold hidden text out of flow. */
const TitleText = styled.span`
  display: block;
  text-wrap: balance;
`;

const Headline = styled.p`
  grid-area: headline;
  color: ${color.textMuted};
  line-height: 1.4;
`;

const From = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-area: from;
  gap: 0 ${space.s16};
  align-items: center;
  align-self: end;
  color: ${color.textMuted};
  ${type.small}

  a {
    margin-block: -${space.s6};
  }
`;

const Save = styled.button`
  ${quietControl}
  min-height: ${size.s44};
`;

const Price = styled.p`
  grid-area: price;
  font: 650 ${fontSize.s19} / 1.25 ${display};
  font-variant-numeric: lining-nums tabular-nums;
  text-align: end;
  white-space: nowrap;

  &[data-kind='free'] {
    color: ${color.success};
  }
  &[data-kind='gone'] {
    color: ${color.textMuted};
  }
  &[data-kind='unknown'] {
    color: ${color.textMuted};
    font: 400 ${fontSize.s16} / 1.4 ${body};
  }
  ${narrow} {
    text-align: start;
    white-space: normal;
  }
`;

const Bin = styled.div`
  grid-area: bin;
  align-self: end;
  justify-self: end;
  margin-block: 0 -${space.s10};
  margin-inline: 0 -${space.s12};
  color: ${color.textMuted};

  ${narrow} {
    margin-block: 0 -${space.s8};
    margin-inline: 0 -${space.s12};
  }
`;

/** A course in the cart: picture, title, headline, where it comes from, price and a bin. */
export function CartLine({
  title,
  titleLang,
  platform,
  instructor,
  price,
  ...rest
}: CartLineProps) {
  return (
    <Root ref={rest.ref} tabIndex={-1}>
      {rest.group}
      <Body data-counted={rest.count?.isCounted}>
        {rest.count && (
          <Tick>
            <Checkbox
              isLabelHidden
              label={rest.count.label}
              checked={rest.count.isCounted}
              disabled={rest.count.isDisabled}
              onChange={rest.count.onToggle}
            />
          </Tick>
        )}
        <Cover>
          <CourseCover cover={rest.cover} photoUrl={rest.photoUrl} />
        </Cover>
        <Title as={`h${rest.headingLevel ?? 2}`}>
          <TitleLink href={rest.href} target="_blank" rel="noopener noreferrer">
            <TitleText lang={titleLang}>{title}</TitleText>
            <VisuallyHidden> ({rest.newTabLabel})</VisuallyHidden>
          </TitleLink>
        </Title>
        <Headline lang={titleLang}>{rest.headline}</Headline>
        <From>
          <p>{instructor ? `${platform} · ${instructor}` : platform}</p>
          {rest.save && (
            <Save type="button" aria-label={rest.save.accessibleLabel} onClick={rest.save.onSelect}>
              {rest.save.label}
            </Save>
          )}
          {rest.similar && <SimilarLink {...rest.similar} />}
        </From>
        <Price data-kind={price.kind}>{price.text}</Price>
        <Bin>
          <IconButton label={rest.removeLabel} icon={<TrashIcon />} onClick={rest.onRemove} />
        </Bin>
      </Body>
    </Root>
  );
}
