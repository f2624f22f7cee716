import { type KeyboardEvent, memo, type ReactNode } from 'react';
import { NewTabIcon } from '../../../components/icons/icons.tsx';
import { MarkedText, type TextPart } from '../../../components/MarkedText/MarkedText.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { CourseCover, type CourseCoverProps } from '../CourseCover/CourseCover.tsx';
import { CardFacts, type CourseDetailsLink, type CourseFacts } from './CardFacts.tsx';
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

export interface CourseCardProps extends CourseCoverProps {
  /** The course's title as its platform writes it; the card sets it in capitals and clamps it. */
  title: string;
  /** The same title in pieces, where words that were found are marked. */
  titleParts?: readonly TextPart[] | undefined;
  /** BCP 47 tag of the title when it is not in the page's language. */
  titleLang?: string | undefined;
  /** The course on its platform; opens in a new tab. */
  href: string;
  /** Says of the link that it opens a new tab; read, not shown. */
  newTabLabel: string;
  /** The platform's name. */
  platform: string;
  /** The first instructor, when one is known. */
  instructor?: string | undefined;
  facts: CourseFacts;
  /** Where everything about the course stands; without it the facts are plain text. */
  details?: CourseDetailsLink | undefined;
  /** A `CardMenu`; it takes the details' place among the stops. */
  menu?: ReactNode;
  price: CoursePrice;
  /** The cart's button, or the way on from a course that is owned or discontinued. */
  door: CartToggleProps | CourseDoorLinkProps;
  /** One line at the foot: why it stands here, that it is saved or compared, how it differs. */
  tag?: ReactNode;
  /** What keys do while something in the card has the focus: { c: compare }. */
  shortcuts?: Readonly<Record<string, () => void>> | undefined;
  /** Level of the title in the page's outline; 3 by default. */
  headingLevel?: 2 | 3 | undefined;
}

function Card(props: CourseCardProps) {
  const { title, instructor, door, shortcuts } = props;
  const actOnKey = ({ key, target, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) => {
    // What is open over the card has keys of its own.
    const isOver = target instanceof Element && target.closest('dialog, [popover]') !== null;
    if (!isOver && !altKey && !ctrlKey && !metaKey && !shiftKey) shortcuts?.[key]?.();
  };
  return (
    <Root data-discontinued={props.price.kind === 'discontinued' || undefined} onKeyDown={actOnKey}>
      <Out href={props.href} target="_blank" rel="noopener noreferrer">
        <Picture>
          <CourseCover cover={props.cover} photoUrl={props.photoUrl} isEager={props.isEager} />
          <Leaving aria-hidden="true">
            <NewTabIcon size={16} />
          </Leaving>
        </Picture>
        <Title as={`h${props.headingLevel ?? 3}`} title={title}>
          <TitleText lang={props.titleLang}>
            {props.titleParts ? <MarkedText parts={props.titleParts} /> : title}
          </TitleText>
          <VisuallyHidden> ({props.newTabLabel})</VisuallyHidden>
        </Title>
      </Out>
      <Who>
        <b>{props.platform}</b>
        {instructor === undefined || instructor === '' ? '' : ` · ${instructor}`}
      </Who>
      <CardFacts facts={props.facts} details={props.details} menu={props.menu} />
      <Actions>
        <CardPrice price={props.price} />
        {'href' in door ? <CourseDoorLink {...door} /> : <CartToggle {...door} />}
      </Actions>
      {props.tag !== undefined && <Tag>{props.tag}</Tag>}
    </Root>
  );
}

/**
 * A course in a grid: what one decides by, with at most three stops. Cover and title are one link
 * to the course on its platform, marked as leaving; the facts lead to the details, the menu to
 * everything else; the door puts it into the cart. An `li` of a `CourseGrid`, whose rows its own
 * parts share, so that facts and prices of neighbours are at the same height. Memoised: pass objects
 * and functions that keep their identity.
 */
export const CourseCard = memo(Card);
