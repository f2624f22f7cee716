import {
  arch,
  below,
  border,
  CloseIcon,
  color,
  display,
  fontSize,
  Link,
  PlusIcon,
  size,
  space,
} from '@aulario/ui';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';

/** A filter that is on, with the link that takes it away. */
export interface ResultChip {
  /** The filter that is on. */
  label: string;
  /** Name of the link that takes it away; says the filter's label too. */
  removeLabel: string;
  /** The same results without this filter. */
  href: string;
}

/** A filter that is not on, with the link that puts it on. */
export interface ResultOffer {
  label: string;
  /** The same results with this filter. */
  href: string;
}

export interface ResultLineProps {
  /** `DidYouMean`: what was understood of the search. */
  notes?: ReactNode;
  chips?: readonly ResultChip[] | undefined;
  /** Filters that the search mentions, under a title: 'Did you mean only'. */
  offers?: { title: string; items: readonly ResultOffer[] } | undefined;
  /** Takes every filter away at once. */
  clear?: { label: string; href: string } | undefined;
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]} ${space[6]};
  align-items: center;
  min-height: ${size.touch};

  /* Notes may have nothing to say. */
  &:empty { display: none; }
  /* Its targets keep their height; the room is the courses'. */
  ${below('columns')} {
    column-gap: ${space[3]};
    margin-block: -${space[3]} -${space[2]};
  }
`;

const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  align-items: center;
`;

/** The space belongs to the chips, so that one of two lines has as much. */
const ActiveChips = styled(Chips)`
  row-gap: 0;

  > li { padding-block: ${space[2]}; }
`;

const Chip = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${space[3]};
  min-height: ${size.chip};
  padding: ${space[2]} ${space[4]};
  border-radius: ${arch(size.chip)};
  background: ${color.linkSoft};
  color: ${color.link};
  font: 600 ${fontSize.small} / 1.2 ${display};
  text-decoration: none;

  svg {
    flex: none;
    width: 13px;
    aspect-ratio: 1;
  }
  &:hover span {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  @media screen and (forced-colors: active) {
    border: ${border.line} solid CanvasText;
  }
`;

/** On a phone one row that scrolls: three of them would push the first course out of sight. */
const Offers = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]} ${space[4]};
  align-items: center;

  ${below('columns')} {
    &, ul { flex-wrap: nowrap; }
    > * { flex: none; }
    min-width: 100%;
    /* Room for the focus ring. */
    padding: ${space[2]};
    margin: -${space[2]};
    overflow: auto hidden;
    scrollbar-width: none;
  }
`;

const OffersTitle = styled.span`
  color: ${color.textMuted};
`;

/** Has no ground: it is not on. */
const Offer = styled(Chip)`
  border: ${border.line} dashed ${color.link};
  background: none;
`;

const Clear = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${size.touch};
  font: 600 ${fontSize.small} / 1.2 ${display};
`;

/** What was understood of a search, which filters are on, and which ones it mentions. */
export function ResultLine({ notes, chips = [], offers, clear }: ResultLineProps) {
  const offersId = useId();
  const hasOffers = offers !== undefined && offers.items.length > 0;
  if (!notes && chips.length === 0 && !hasOffers && !clear) return null;
  return (
    <Root>
      {notes}
      {chips.length === 0 ? null : (
        <ActiveChips role="list">
          {chips.map((chip) => (
            <li key={chip.href}>
              <Chip href={chip.href} aria-label={chip.removeLabel}>
                <span>{chip.label}</span>
                <CloseIcon />
              </Chip>
            </li>
          ))}
        </ActiveChips>
      )}
      {hasOffers && (
        <Offers>
          <OffersTitle id={offersId}>{offers.title}</OffersTitle>
          <Chips role="list" aria-labelledby={offersId}>
            {offers.items.map(({ label, href }) => (
              <li key={href}>
                <Offer href={href}>
                  <PlusIcon />
                  <span>{label}</span>
                </Offer>
              </li>
            ))}
          </Chips>
        </Offers>
      )}
      {clear === undefined ? null : <Clear href={clear.href}>{clear.label}</Clear>}
    </Root>
  );
}
