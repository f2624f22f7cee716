import {
  below,
  body,
  border,
  Checkbox,
  CheckIcon,
  CourseCover,
  type CourseCoverProps,
  type CoursePrice,
  color,
  display,
  fontSize,
  IconButton,
  Link,
  size,
  space,
  TrashIcon,
  type,
  VisuallyHidden,
} from '@aulario/ui';
import type { ReactNode, Ref } from 'react';
import styled from 'styled-components';

export interface CartLineProps extends CourseCoverProps {
  title: string;
  /** BCP 47 tag of title and headline when they are not in the page's language. */
  titleLang?: string | undefined;
  headline: string;
  /** The course on its platform; opens in a new tab. */
  href: string;
  platform: string;
  instructor?: string | undefined;
  /** A line for a course that the reader owns: 'Ya lo tienes'. */
  ownedLabel?: string | undefined;
  /** Its notes state the certificate's price. */
  price: Pick<CoursePrice, 'text' | 'kind' | 'notes'>;
  /** The accessible name of the remove button; contains the title. */
  removeLabel: string;
  /** States that the link opens a new tab; for screen readers only. */
  newTabLabel: string;
  /** A `CardMenu` with further actions. */
  menu?: ReactNode;
  /** A checkbox that includes the course in the sum. */
  count?:
    | { label: string; isCounted: boolean; isDisabled?: boolean; onToggle: () => void }
    | undefined;
  /** A `PlatformHead`, before the first line of a group. */
  group?: ReactNode;
  /** The heading level of the title; 2 by default. */
  headingLevel?: 2 | 3 | undefined;
  onRemove: () => void;
  /** The list item, which can receive the focus when the line before it is removed. */
  ref?: Ref<HTMLLIElement> | undefined;
}

const narrow = below('line');

const Root = styled.li`
  border-bottom: ${border.rule} solid ${color.line};

  &:last-child { border: 0; }
`;

const Body = styled.div`
  display: grid;
  grid-template-areas: 'tick cover text price ends';
  grid-template-columns: auto ${size.thumb} minmax(0, 1fr) auto auto;
  column-gap: ${space[5]};
  align-items: center;
  padding-block: ${space[3]};

  &:not(:has(input)) { margin-inline-start: -${space[5]}; }

  ${narrow} {
    grid-template-areas: 'tick cover text text' 'tick cover price ends';
    grid-template-columns: auto ${size.field} minmax(0, 1fr) auto;
    grid-template-rows: auto 1fr;
    column-gap: ${space[4]};
    align-items: start;

    &:not(:has(input)) { margin-inline-start: -${space[4]}; }
  }
`;

const Tick = styled.div`
  grid-area: tick;
  margin-inline: -${space[4]};

  /* Beside the middle of the cover, 56 px high, not of the taller text. */
  ${narrow} { align-self: start; margin-block-start: ${space[3]}; }
`;

const Cover = styled.div`
  grid-area: cover;

  [data-counted='false'] > & { opacity: 0.45; }

  ${narrow} { --cover-ratio: 1; }
`;

const Text = styled.div`
  grid-area: text;
  color: ${color.textMuted};
  ${type.small}
`;

const Title = styled.h2`
  ${type.h3}
  color: ${color.text};
  font-size: ${fontSize.body};
  line-height: 1.2;
  text-wrap: wrap;

  [data-counted='false'] & { color: ${color.textMuted}; }

  ${narrow} { font-size: ${fontSize.label}; }
`;

const TitleLink = styled(Link)`
  display: block;
  padding-block: ${space[1]};
  color: inherit;
  text-decoration: none;

  &:hover {
    text-decoration: underline;
    text-decoration-thickness: ${border.line};
  }
`;

/**
 * Balanced separately: some versions of Chromium crash when balanced text contains absolutely
 * positioned hidden text.
 */
const TitleText = styled.span`
  display: block;
  text-wrap: balance;

  ${narrow} {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 4;
  }
`;

/** Truncated; the course's page has the whole text. */
const OneLine = styled.p`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Owned = styled.p`
  display: flex;
  gap: ${space[3]};
  align-items: center;
  color: ${color.success};
  font: 600 ${fontSize.small} / 1.4 ${display};
`;

const Price = styled.div`
  grid-area: price;
  font: 650 ${fontSize.body} / 1.25 ${display};
  font-variant-numeric: lining-nums tabular-nums;
  text-align: end;
  white-space: nowrap;

  &[data-kind='free'] {
    color: ${color.success};
  }
  &[data-kind='discontinued'] {
    color: ${color.textMuted};
  }
  &[data-kind='unknown'] {
    color: ${color.textMuted};
    font: 400 ${fontSize.label} / 1.4 ${body};
  }
  [data-counted='false'] > & { color: ${color.textMuted}; }
  ${narrow} {
    text-align: start;
    white-space: normal;
  }
`;

const PriceNote = styled.p`
  color: ${color.textMuted};
  font: 400 ${fontSize.caption} / 1.25 ${body};
`;

/** The menu and the remove button; beside the price in narrow lines. */
const Ends = styled.div`
  display: flex;
  grid-area: ends;
  align-items: center;
  margin-inline-end: -${space[4]};
  color: ${color.textMuted};

  /* Cancels the margins that the menu has in a card. */
  && > * { margin: 0; }

  ${narrow} {
    align-self: end;
    margin-block: -${space[4]};
  }
`;

/** A course in the cart: picture, title, headline, platform, price, menu and remove button. */
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
        <Text>
          <Title as={`h${rest.headingLevel ?? 2}`}>
            <TitleLink href={rest.href} target="_blank" rel="noopener noreferrer">
              <TitleText lang={titleLang}>{title}</TitleText>
              <VisuallyHidden>{` (${rest.newTabLabel})`}</VisuallyHidden>
            </TitleLink>
          </Title>
          <OneLine lang={titleLang}>{rest.headline}</OneLine>
          <OneLine>{instructor ? `${platform} · ${instructor}` : platform}</OneLine>
          {rest.ownedLabel !== undefined && (
            <Owned>
              <CheckIcon size={16} />
              <span>{rest.ownedLabel}</span>
            </Owned>
          )}
        </Text>
        <Price data-kind={price.kind}>
          <p>
            <bdi>{price.text}</bdi>
          </p>
          {price.notes?.map((note) => (
            <PriceNote key={note}>
              <bdi>{note}</bdi>
            </PriceNote>
          ))}
        </Price>
        <Ends>
          {rest.menu}
          <IconButton label={rest.removeLabel} icon={<TrashIcon />} onClick={rest.onRemove} />
        </Ends>
      </Body>
    </Root>
  );
}
