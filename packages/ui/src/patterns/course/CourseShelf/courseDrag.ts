import type { DragEvent } from 'react';

/** What is dragged: the same for the courses of one page, and nothing of another. */
const dragged = 'application/x-aulario-course';

/** What makes an element one that is dragged as a course. */
export const courseDrag = (id: string) => ({
  draggable: true,
  onDragStart: (event: DragEvent) => event.dataTransfer.setData(dragged, id),
});

const leave = ({ currentTarget }: DragEvent<HTMLElement>) => {
  delete currentTarget.dataset['over'];
};

/**
 * What makes an element one on which a course can be let go; it has `data-over` while one is above
 * it. Of two such elements, one inside the other, the inner one gets the course.
 */
export const courseDrop = (onDrop: (id: string) => void) => ({
  onDragOver: (event: DragEvent<HTMLElement>) => {
    if (event.defaultPrevented || !event.dataTransfer.types.includes(dragged)) {
      leave(event);
      return;
    }
    event.preventDefault();
    event.currentTarget.dataset['over'] = 'true';
  },
  onDragLeave: leave,
  onDrop: (event: DragEvent<HTMLElement>) => {
    leave(event);
    if (event.defaultPrevented || !event.dataTransfer.types.includes(dragged)) return;
    event.preventDefault();
    onDrop(event.dataTransfer.getData(dragged));
  },
});
