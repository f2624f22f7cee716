import {
  below,
  border,
  CardPrice,
  Checkbox,
  CheckIcon,
  CourseCover,
  type CourseCoverProps,
  type CoursePrice,
  color,
  display,
  fontSize,
  from,
  Link,
  NewTabIcon,
  size,
  space,
  type,
  VisuallyHidden,
} from '@aulario/ui';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';

export interface CheckoutRowProps extends CourseCoverProps {
  title: string;
  /** BCP 47 tag of the title when it is not in the page's language. */
  titleLang?: string | undefined;
  /** The course on its platform; opens in a new tab. */
  href: string;
  /** 'Open on Udemy', or 'Open again' once it was opened. */
  linkLabel: string;
  /** States that the link opens a new tab; for screen readers only. */
  newTabLabel: string;
  price: CoursePrice;
  /** A note beside the link after the course was opened; absent before. */
  status?: ReactNode;
  /** Replaces the link once the course is owned; leads to the owned courses: 'In My courses'. */
  owned?: { readonly label: string; readonly href: string } | undefined;
  /** The accessible name of the checkbox; contains the title: 'I have it: …'. */
  tickLabel: string;
  /** Called when the checkbox changes. */
  onToggle: (isOwned: boolean) => void;
  /** Called when the link is followed. */
  onOpen: () => void;
}

const Root = styled.li`
  display: grid;
  grid-template-areas: 'tick cover text price';
  grid-template-columns: auto ${size.cover} minmax(0, 1fr) auto;
  gap: ${space[3]} ${space[5]};
  align-items: center;
  padding: ${space[5]} 0;
  border-bottom: ${border.rule} solid ${color.line};

  ${below('columns')} {
    grid-template-areas: 'tick cover text' 'tick cover price';
    grid-template-columns: auto ${size.bar} minmax(0, 1fr);
    grid-template-rows: auto 1fr;
    gap: 0 ${space[4]};
    align-items: start;
  }
`;

const Tick = styled.div`
  grid-area: tick;
  margin-inline-start: -${space[4]};
`;

const Cover = styled.div`
  grid-area: cover;
`;

const Text = styled.div`
  grid-area: text;
  min-width: 0;
`;

const Title = styled.h3`
  ${type.h3}
  font-size: ${fontSize.body};

  &[data-done='true'] { color: ${color.textMuted}; }
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[5]};
  align-items: center;
  color: ${color.textMuted};
  ${type.small}
`;

/**
 * The icon follows the last word of a link that wraps: it lies in that word's padding, so that it takes no
 * width of its own.
 */
const OpenLink = styled(Link)`
  display: inline-block;
  padding-block: ${space[4]};
  font: 600 ${fontSize.label} / 1.25 ${display};

  > :first-child { padding-inline-end: calc(${space[3]} + ${size.icon}); }
  svg { display: inline-block; margin-inline-start: -${size.icon}; vertical-align: -0.125em; }
`;

const Owned = styled(Link)`
  display: inline-flex;
  gap: ${space[3]};
  align-items: center;
  min-height: ${size.touch};
  color: ${color.success};
  font: 600 ${fontSize.label} / 1.2 ${display};
`;

const Price = styled.div`
  grid-area: price;
  max-width: 180px;

  ${from('columns')} {
    display: grid;
    justify-items: end;
    text-align: end;

    p { justify-content: end; }
  }

  ${below('columns')} { max-width: none; }
`;

/** A course in the checkout: a checkbox for owned courses, title, link and price. */
export function CheckoutRow(props: CheckoutRowProps) {
  const titleId = useId();
  const isOwned = props.owned !== undefined;
  return (
    <Root>
      <Tick>
        <Checkbox
          label={props.tickLabel}
          isLabelHidden
          checked={isOwned}
          onChange={(event) => props.onToggle(event.currentTarget.checked)}
        />
      </Tick>
      <Cover>
        <CourseCover cover={props.cover} photoUrl={props.photoUrl} />
      </Cover>
      <Text>
        <Title id={titleId} lang={props.titleLang} data-done={isOwned}>
          {props.title}
        </Title>
        <Ways>
          {props.owned ? (
            <Owned href={props.owned.href} aria-describedby={titleId}>
              <CheckIcon size={18} />
              <span>{props.owned.label}</span>
            </Owned>
          ) : (
            <OpenLink
              href={props.href}
              target="_blank"
              rel="noopener noreferrer"
              aria-describedby={titleId}
              onClick={props.onOpen}
              onAuxClick={(event) => {
                // The middle mouse button opens a tab as well; the right one opens a menu.
                if (event.button === 1) props.onOpen();
              }}
            >
              <span>{props.linkLabel}</span>
              <NewTabIcon size={16} />
              <VisuallyHidden>{`(${props.newTabLabel})`}</VisuallyHidden>
            </OpenLink>
          )}
          {props.status}
        </Ways>
      </Text>
      <Price>
        <CardPrice price={props.price} />
      </Price>
    </Root>
  );
}
