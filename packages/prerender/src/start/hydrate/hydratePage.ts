import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { hydratedEvent } from './hydratedEvent.ts';
import { keepPlace } from './keepPlace.ts';

/**
 * Makes the application out of a prerendered page. Where an extension had changed the page before that was
 * followed, React renders it again; typed text, presses and focus are then restored.
 *
 * @param onError - Receives why React had to render the page again.
 */
export function hydratePage(
  root: HTMLElement,
  app: ReactNode,
  onError: (error: unknown) => void,
): void {
  const restorePlace = keepPlace(root);
  hydrateRoot(root, app, {
    onRecoverableError: (error) => {
      root.addEventListener(hydratedEvent, restorePlace, { once: true });
      onError(error);
    },
  });
}
