import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { ChevronDownIcon, ChevronUpIcon, CloseIcon } from '../../../components/icons/icons.tsx';
import { useModal } from '../../../components/modal/useModal.ts';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { CardPrice, type CoursePrice } from '../CourseCard/CardPrice.tsx';
import { CourseCover, type CourseCoverProps } from '../CourseCover/CourseCover.tsx';
import { KeyFacts, type KeyFactsProps } from '../KeyFacts/KeyFacts.tsx';
import { WhatIsFree, type WhatIsFreeProps } from '../WhatIsFree/WhatIsFree.tsx';
import { Body, By, Foot, Head, Headline, More, Position, Root, Title } from './quickViewParts.ts';

/** The way to a neighbour in the results; disabled at their ends. */
export interface QuickViewStep {
  label: string;
  /** Undefined at an end of the results. */
  onSelect: (() => void) | undefined;
}

export interface QuickViewProps extends CourseCoverProps, KeyFactsProps {
  isOpen: boolean;
  title: string;
  /** BCP 47 tag of title and headline when they are not in the page's language. */
  titleLang?: string | undefined;
  /** Platform, teacher, institution. */
  by: string;
  headline?: string | undefined;
  /** '9 de 120'. */
  position: string;
  previous: QuickViewStep;
  next: QuickViewStep;
  closeLabel: string;
  free: Omit<WhatIsFreeProps, 'headingLevel'>;
  /** Below what is free: the course's page, why it was found, similar ones. */
  children?: ReactNode;
  price: CoursePrice;
  /** Beside the action from 720 px: saving it. */
  secondAction?: ReactNode;
  /** The one action: putting it into the cart. */
  action: ReactNode;
  /** Escape, the cross, a press outside: the caller sets `isOpen` to false. */
  onClose: () => void;
}

/** Arrows scroll where the focus is on what scrolls; letters always step. */
function stepOf(event: KeyboardEvent, body: HTMLElement | null) {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  if (event.key === 'k') return 'previous';
  if (event.key === 'j') return 'next';
  if (event.target === body) return null;
  if (event.key === 'ArrowUp') return 'previous';
  return event.key === 'ArrowDown' ? 'next' : null;
}

interface QuickViewContentProps extends QuickViewProps {
  titleId: string;
  heading: RefObject<HTMLHeadingElement | null>;
  body: RefObject<HTMLDivElement | null>;
}

function QuickViewContent({ heading, body, ...props }: QuickViewContentProps) {
  const { title, previous, next } = props;
  return (
    <>
      <Head>
        <Position role="status">
          {props.position}
          <VisuallyHidden lang={props.titleLang}> {title}</VisuallyHidden>
        </Position>
        <IconButton
          label={previous.label}
          icon={<ChevronUpIcon />}
          aria-disabled={previous.onSelect === undefined}
          onClick={previous.onSelect}
        />
        <IconButton
          label={next.label}
          icon={<ChevronDownIcon />}
          aria-disabled={next.onSelect === undefined}
          onClick={next.onSelect}
        />
        <IconButton label={props.closeLabel} icon={<CloseIcon />} onClick={props.onClose} />
      </Head>
      <Body ref={body} tabIndex={0} role="region" aria-labelledby={props.titleId}>
        <CourseCover cover={props.cover} photoUrl={props.photoUrl} isEager />
        <Title ref={heading} id={props.titleId} tabIndex={-1} lang={props.titleLang}>
          {title}
        </Title>
        <By>{props.by}</By>
        {props.headline !== undefined && props.headline !== '' && (
          <Headline lang={props.titleLang}>{props.headline}</Headline>
        )}
        <KeyFacts facts={props.facts} />
        <WhatIsFree {...props.free} headingLevel={3} />
        {props.children !== undefined && <More>{props.children}</More>}
      </Body>
      <Foot>
        <CardPrice price={props.price} />
        {props.secondAction}
        {props.action}
      </Foot>
    </>
  );
}

/**
 * A course over the list it was found in: from the right, 620 px wide, with its neighbours one key
 * away; a sheet below 720 px. The native dialog keeps the focus inside, and gives it back to the card.
 */
export function QuickView(props: QuickViewProps) {
  const { isOpen, title, previous, next, onClose } = props;
  const modal = useModal(isOpen, onClose);
  const body = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();

  useLayoutEffect(() => {
    if (isOpen) heading.current?.focus();
  }, [isOpen]);

  // Another course starts at its top; the focus stays where one steps from.
  useLayoutEffect(() => {
    if (title !== '' && body.current) body.current.scrollTop = 0;
  }, [title]);

  const step = (event: KeyboardEvent) => {
    const direction = stepOf(event, body.current);
    if (direction === null) return;
    event.preventDefault();
    (direction === 'previous' ? previous : next).onSelect?.();
  };

  return (
    <Root {...modal} aria-labelledby={titleId} onKeyDown={step}>
      {isOpen && <QuickViewContent {...props} titleId={titleId} heading={heading} body={body} />}
    </Root>
  );
}
