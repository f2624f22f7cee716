import { type CartEntry, useCartActions } from '@aulario/course-data/cart';
import { useToast } from '@aulario/ui';
import { useRef } from 'react';
import { useText } from '../language/useText.ts';
import { focusHeading } from '../navigation/focusHeading.ts';

/**
 * Takes courses out at once, with a way back, and keeps the focus: it goes to the line that takes
 * the place, or to the page's heading when none is left.
 */
export function useRemoval(entries: readonly CartEntry[]) {
  const text = useText();
  const toast = useToast();
  const actions = useCartActions();
  const lines = useRef(new Map<string, HTMLLIElement>());

  const lineRef = (courseId: string) => (line: HTMLLIElement | null) => {
    if (line === null) lines.current.delete(courseId);
    else lines.current.set(courseId, line);
  };

  const focusAfter = (courseId: string) => {
    const place = entries.findIndex((entry) => entry.course.id === courseId);
    const neighbour = entries[place + 1] ?? entries[place - 1];
    const line = neighbour === undefined ? undefined : lines.current.get(neighbour.course.id);
    if (line === undefined) focusHeading();
    else line.focus();
  };

  const remove = (courseId: string) => {
    focusAfter(courseId);
    const removed = actions.remove(courseId);
    if (removed === null) return;
    toast({
      message: text('cart.removed'),
      actionLabel: text('cart.undo'),
      onAction: () => actions.restore(removed),
    });
  };

  return { lineRef, remove };
}
