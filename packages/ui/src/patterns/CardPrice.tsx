import styled from 'styled-components';
import { NewTabIcon } from '../components/icons.tsx';
import { Link } from '../components/Link.tsx';
import { VisuallyHidden } from '../components/VisuallyHidden.tsx';
import { color } from '../theme/color.ts';
import { below } from '../theme/scale.ts';
import { body, type } from '../theme/type.ts';

/** A price as it is shown; the kind decides the looks, since a missing price is neither 0 nor free. */
export interface CoursePrice {
  /** Formatted amount or words, in the reader's language. */
  text: string;
  kind: 'paid' | 'free' | 'unknown';
  /** What has to be known about the price, such as the years it was recorded in: a tooltip, and read aloud. */
  note?: string | undefined;
}

interface CardPriceProps {
  price: CoursePrice;
  href: string;
  newTabLabel: string;
}

const Root = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: 7px;
  min-height: 44px;
  color: ${color.text};
  ${type.price}
  max-width: 100%;
  text-decoration: none;
  overflow-wrap: anywhere;

  svg {
    flex: none;
    width: 15px;
    height: 15px;
    color: ${color.textMuted};
  }
  ${below('text')} {
    font-size: 17px;
    svg {
      display: none;
    }
  }
  &[data-kind='free'] {
    color: ${color.agave};
  }
  &[data-kind='unknown'] {
    color: ${color.textMuted};
    flex: 1;
    font: 400 16px / 1.15 ${body};
    overflow-wrap: break-word;
  }
  &:hover {
    color: ${color.azul};
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 0.25em;
  }
  @media (forced-colors: active) {
    svg {
      color: inherit;
    }
  }
`;

/** The price on a card: a link of its own to the course on its platform. */
export function CardPrice({ price, href, newTabLabel }: CardPriceProps) {
  return (
    <Root href={href} target="_blank" rel="noopener noreferrer" data-kind={price.kind}>
      <span title={price.note}>{price.text}</span>
      <VisuallyHidden>
        {price.note === undefined ? `(${newTabLabel})` : `, ${price.note} (${newTabLabel})`}
      </VisuallyHidden>
      <NewTabIcon />
    </Root>
  );
}
