import { type ReactNode, useEffect, useInsertionEffect, useLayoutEffect, useState } from 'react';
import { rootAttributes } from '../pageAttributes.ts';
import { hydratedEvent } from './hydratedEvent.ts';

interface HydrationNoticeProps {
  root: HTMLElement;
  /** Whether the screen takes the place of the page, with other elements. */
  isReplaced: boolean;
  /** Called when the elements of the screen stand, before they are laid out. */
  onCommit: () => void;
  children: ReactNode;
}

/** Notifies the prerendered page of the completed hydration. */
export function HydrationNotice({ root, isReplaced, onCommit, children }: HydrationNoticeProps) {
  const [, setIsShown] = useState(false);
  // Without this attribute the page is no longer hidden from readers of another address. The
  // screen replaces it in the same commit; its fields can take the focus only after this effect.
  useInsertionEffect(() => {
    const marks = rootAttributes(root);
    delete marks.application;
    delete marks.frame;
    onCommit();
  }, [root, onCommit]);
  // An update of the layout lets React run all effects before the browser handles the next event, which
  // may be a letter for the field that has taken the place of another.
  useLayoutEffect(() => setIsShown(isReplaced), [isReplaced]);
  useEffect(() => {
    // React handles events of its own effects only after them.
    queueMicrotask(() => root.dispatchEvent(new Event(hydratedEvent)));
  }, [root]);
  return children;
}
