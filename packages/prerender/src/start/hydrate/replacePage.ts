import { type ReactNode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { hydratedEvent } from './hydratedEvent.ts';
import { keepPlace } from './keepPlace.ts';

/** What a reader does on a page that is recorded until the application replaces it. */
const recorded = ['focusin', 'click'];
/** What is typed, and a press on no control, may not come further (hydrateOnInteraction.ts). */
const recordedAtOnce = ['input', 'click'];

/**
 * Puts the application in the place of a page. Renders in slices, between which the browser paints and
 * answers; what a reader does meanwhile is restored when the application dispatches {@link hydratedEvent}.
 */
export function replacePage(root: HTMLElement, app: ReactNode): void {
  const page = root.firstElementChild;
  let restorePlace = keepPlace(root);
  const record = () => {
    if (page?.isConnected) restorePlace = keepPlace(root);
  };
  for (const name of recordedAtOnce) addEventListener(name, record, true);
  for (const name of recorded) addEventListener(name, record);
  const finish = () => {
    for (const name of recordedAtOnce) removeEventListener(name, record, true);
    for (const name of recorded) removeEventListener(name, record);
    restorePlace();
  };
  root.addEventListener(hydratedEvent, finish, { once: true });
  startTransition(() => createRoot(root).render(app));
}
