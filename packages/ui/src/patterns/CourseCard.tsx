import { memo } from 'react';
import { VisuallyHidden } from '../components/VisuallyHidden.tsx';
import { areAlike } from './areAlike.ts';
import { CardDoor } from './CardDoor.tsx';
import { CardPrice, type CoursePrice } from './CardPrice.tsx';
import { CourseCover } from './CourseCover.tsx';
import { Actions, Back, Extras, Root, Title, TitleLink, Who } from './cardParts.ts';
import { MarkedText, type TextPart } from './MarkedText.tsx';
import { type SimilarCourses, SimilarLink } from './SimilarLink.tsx';
import { WhyPanel, type WhyPanelProps } from './WhyPanel.tsx';

export interface CourseCardProps {
  /** The course's title as its platform writes it; the card sets it in capitals and clamps it. */
  title: string;
  /** The same title in pieces, where words that were found are marked. */
  titleParts?: readonly TextPart[] | undefined;
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
  /** Why it was found. Its functions should stay the same between renders, as `onToggleCart`. */
  why?: WhyPanelProps | undefined;
  similar?: SimilarCourses | undefined;
  onToggleCart: () => void;
}

function Card(props: CourseCardProps) {
  const { title, href, newTabLabel, instructor, why, similar } = props;
  return (
    <Root>
      <CourseCover
        imageUrl={props.imageUrl}
        fallbackImageUrl={props.fallbackImageUrl}
        isEager={props.isEager}
      />
      <Title as={props.headingLevel === 2 ? 'h2' : 'h3'} title={title}>
        <TitleLink href={href} target="_blank" rel="noopener noreferrer">
          <span lang={props.titleLang}>
            {props.titleParts ? <MarkedText parts={props.titleParts} /> : title}
          </span>
          <VisuallyHidden> ({newTabLabel})</VisuallyHidden>
        </TitleLink>
      </Title>
      <Back>
        <Who>
          {instructor === undefined || instructor === '' ? null : <span>{instructor}</span>}
          <span>{props.platform}</span>
        </Who>
        {(why || similar) && (
          <Extras>
            {why && <WhyPanel {...why} />}
            {similar && <SimilarLink {...similar} />}
          </Extras>
        )}
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

/**
 * A course in the catalogue: picture, title, who teaches it where, price and door; on a result also
 * why it was found. An `li` of a `CourseGrid`. The whole card leads to the course; all other
 * controls stand above that link. Renders anew only when a prop has changed: texts and lists are
 * compared by what they say, functions by identity.
 */
export const CourseCard = memo(Card, areAlike);
