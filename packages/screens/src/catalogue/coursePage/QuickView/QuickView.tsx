import {
  CardPrice,
  ChevronDownIcon,
  ChevronUpIcon,
  CloseIcon,
  CourseCover,
  type CourseCoverProps,
  type CoursePrice,
  IconButton,
  useModal,
  VisuallyHidden,
} from '@aulario/ui';
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { KeyFacts, type KeyFactsProps } from '../KeyFacts/KeyFacts.tsx';
import { WhatIsFree, type WhatIsFreeProps } from '../WhatIsFree/WhatIsFree.tsx';
import { Body, By, Foot, Head, Headline, More, Position, Root, Title } from './quickViewParts.ts';

/** The button to the previous or next result; disabled at the ends. */
export interface QuickViewStep {
  label: string;
  /** Undefined for the first or last result. */
  onSelect: (() => void) | undefined;
}

export interface QuickViewProps extends CourseCoverProps, KeyFactsProps {
  title: string;
  /** BCP 47 tag of title and headline when they are not in the page's language. */
  titleLang?: string | undefined;
  /** Platform, instructor and institution. */
  by: string;
  headline?: string | undefined;
  /** '9 de 120'. */
  position: string;
  previous: QuickViewStep;
  next: QuickViewStep;
  closeLabel: string;
  free: Omit<WhatIsFreeProps, 'headingLevel'>;
  /** Content at the end, such as links and the explanation of the match. */
  children?: ReactNode;
  price: CoursePrice;
  /** The save button, beside the action from 720 px. */
  secondAction?: ReactNode;
  /** The cart button. */
  action: ReactNode;
  /** Called on Escape, the close button and a press outside: the caller removes it. */
  onClose: () => void;
}

/**
 * Arrow keys scroll if the focus is in scrollable content; letter keys always move to a neighbour.
 */
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
          <span>{props.position}</span>
          <VisuallyHidden lang={props.titleLang}>{` ${title}`}</VisuallyHidden>
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
 * A drawer of 620 px with a course, over the list of results; a sheet below 720 px. Keys move to
 * the neighbouring results. The native dialog traps the focus and restores it to the card.
 */
export function QuickView(props: QuickViewProps) {
  const { title, previous, next, onClose } = props;
  const modal = useModal(true, onClose);
  const body = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();

  useLayoutEffect(() => {
    heading.current?.focus();
  }, []);

  // Scrolls to the top for another course; the focus stays.
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
      <QuickViewContent {...props} titleId={titleId} heading={heading} body={body} />
    </Root>
  );
}
