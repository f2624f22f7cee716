import type { DragEvent } from 'react';

/** The data type of dragged courses, so that drags of other things are ignored. */
const dragged = 'application/x-aulario-course';

/** The props of a draggable course. */
export const courseDrag = (id: string) => ({
  draggable: true,
  onDragStart: (event: DragEvent) => event.dataTransfer.setData(dragged, id),
});

const leave = ({ currentTarget }: DragEvent<HTMLElement>) => {
  delete currentTarget.dataset['over'];
};

/**
 * The props of a drop target; it has `data-over` while a course is above it. Of nested targets the
 * inner one receives the course.
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
