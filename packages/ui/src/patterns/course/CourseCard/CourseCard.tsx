import { type KeyboardEvent, memo, type ReactNode } from 'react';
import { NewTabIcon } from '../../../components/icons/icons.tsx';
import {
  MarkedText,
  type TextPart,
  wholeText,
} from '../../../components/MarkedText/MarkedText.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { CardFacts, type CardMoreProps, type CourseFacts } from './CardFacts.tsx';
import { CardPrice, type CoursePrice } from './CardPrice.tsx';
import { CartToggle, type CartToggleProps } from './CartToggle.tsx';
import { CourseDoorLink, type CourseDoorLinkProps } from './CourseDoorLink.tsx';
import {
  Actions,
  Leaving,
  Out,
  Picture,
  Root,
  Tag,
  Title,
  TitleText,
  Who,
} from './courseCardParts.ts';

interface CourseCardOwnProps {
  /** A `CourseCover`, or a picture of one's own. */
  picture: ReactNode;
  /**
   * The course's title as on its platform, or its parts with matches marked; the card shows it truncated
   * and in capitals.
   */
  title: string | readonly TextPart[];
  /** BCP 47 tag of the title when it is not in the page's language. */
  titleLang?: string | undefined;
  /** The course on its platform; opens in a new tab. */
  href: string;
  /** States that the link opens a new tab; for screen readers only. */
  newTabLabel: string;
  /** The platform's name. */
  platform: string;
  /** The first instructor, if known. */
  instructor?: string | undefined;
  facts: CourseFacts;
  price: CoursePrice;
  /** The cart button, or the link of an owned or discontinued course. */
  door: CartToggleProps | CourseDoorLinkProps;
  /** A line at the bottom: the reason why the course is shown, or differences. */
  tag?: ReactNode;
  /** The actions of keys while the focus is in the card: { c: compare }. */
  shortcuts?: Readonly<Record<string, () => void>> | undefined;
  /** The heading level of the title; 3 by default. */
  headingLevel?: 2 | 3 | undefined;
}

/** The buttons stand beside the link, so that there are none without it. */
export type CourseCardProps = CourseCardOwnProps & CardMoreProps;

function Card(props: CourseCardProps) {
  const { instructor, door, shortcuts } = props;
  const title = typeof props.title === 'string' ? props.title : wholeText(props.title);
  const actOnKey = ({ key, target, repeat, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) => {
    // Ignores keys in a menu or dialog over the card.
    const isOver = target instanceof Element && target.closest('dialog, [popover]') !== null;
    const isPlain = !repeat && !altKey && !ctrlKey && !metaKey && !shiftKey;
    if (!isOver && isPlain) shortcuts?.[key]?.();
  };
  return (
    <Root data-discontinued={props.price.kind === 'discontinued' || undefined} onKeyDown={actOnKey}>
      <Out href={props.href} target="_blank" rel="noopener noreferrer">
        <Picture>
          {props.picture}
          <Leaving aria-hidden="true">
            <NewTabIcon size={16} />
          </Leaving>
        </Picture>
        <Title as={`h${props.headingLevel ?? 3}`} title={title}>
          <TitleText lang={props.titleLang}>
            {typeof props.title === 'string' ? title : <MarkedText parts={props.title} />}
          </TitleText>
          <VisuallyHidden>{` (${props.newTabLabel})`}</VisuallyHidden>
        </Title>
      </Out>
      <Who>
        <b>{props.platform}</b>
        {instructor && <span>{` · ${instructor}`}</span>}
      </Who>
      <CardFacts {...props} />
      <Actions>
        <CardPrice price={props.price} />
        {'href' in door ? <CourseDoorLink {...door} /> : <CartToggle {...door} />}
      </Actions>
      {props.tag !== undefined && <Tag>{props.tag}</Tag>}
    </Root>
  );
}

/**
 * A course in a grid. Cover and title are one link to the course on its platform; the facts link to
 * the details; buttons compare it, save it and add it to the cart. An `li` of a `CourseGrid`, whose
 * rows it shares (subgrid), so that the parts of neighbours are aligned. Memoised: pass objects and
 * functions with a stable identity.
 */
export const CourseCard = memo(Card);
