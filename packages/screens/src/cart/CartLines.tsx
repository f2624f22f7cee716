import type { Course } from '@aulario/course-data';
import { ListCovers } from '@aulario/course-view/course/ListCovers.tsx';
import { useCartActions } from '@aulario/course-view/kept/useCart.ts';
import { useListsActions } from '@aulario/course-view/kept/useSaved.ts';
import { RecordBoundary } from '@aulario/frame/errors/RecordBoundary.tsx';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { focusHeading } from '@aulario/frame/navigation/focus/focusHeading.ts';
import { useUndoToast } from '@aulario/frame/undo/useUndoToast.ts';
import {
  type CartEntry,
  type CartOrder,
  groupByPlatform,
  type PlatformGroup,
  sortCartEntries,
} from '@aulario/my-courses/cart';
import { laterListId } from '@aulario/my-courses/lists';
import { useRef } from 'react';
import styled from 'styled-components';
import { CartCourse } from './CartCourse.tsx';
import { PlatformHead } from './PlatformHead/PlatformHead.tsx';
import { useCartSum } from './useCartSum.ts';

/**
 * Removes a course, offers an undo, and moves the focus to the line that takes its place, or to the
 * heading when none is left.
 */
function useRemoval(entries: readonly CartEntry[]) {
  const text = useTranslate();
  const offerUndo = useUndoToast();
  const actions = useCartActions();
  const lists = useListsActions();
  const lines = useRef(new Map<string, HTMLLIElement>());

  const lineRef = (courseId: string) => (line: HTMLLIElement | null) => {
    if (line === null) lines.current.delete(courseId);
    else lines.current.set(courseId, line);
  };

  const focusAfter = (courseId: string) => {
    const index = entries.findIndex((entry) => entry.course.id === courseId);
    const neighbour = entries[index + 1] ?? entries[index - 1];
    const line = neighbour === undefined ? undefined : lines.current.get(neighbour.course.id);
    if (line === undefined) focusHeading();
    else line.focus();
  };

  const remove = (courseId: string) => {
    focusAfter(courseId);
    const removed = actions.remove(courseId);
    if (removed === null) return;
    offerUndo(
      () => text('cart.removed'),
      () => actions.restore([removed]),
      (count) => text('cart.cleared', { count }),
    );
  };

  /** Stores it in the list first, so that a tab that ends in between loses nothing. */
  const save = (course: Course) => {
    focusAfter(course.id);
    const wasSaved = lists.isSaved(course.id);
    lists.save([course]);
    const removed = actions.remove(course.id);
    offerUndo(
      () => text('lists.saved'),
      () => {
        if (removed !== null) actions.restore([removed]);
        if (!wasSaved) lists.remove(course.id, laterListId);
      },
      (count) => text('lists.savedSeveral', { count }),
    );
  };

  return { lineRef, remove, save };
}

const List = styled.ul`
  align-self: start;
`;

interface GroupHeadProps extends PlatformGroup {
  counted: readonly CartEntry[];
}

function GroupHead({ platform, entries, counted }: GroupHeadProps) {
  const text = useTranslate();
  const sum = useCartSum(entries.filter((entry) => counted.includes(entry)));
  return (
    <PlatformHead
      title={platform.name}
      count={text('common.courseCount', { count: entries.length })}
      sum={sum}
    />
  );
}

interface CartLinesProps {
  entries: readonly CartEntry[];
  /** The entries that count in the sum. */
  counted: readonly CartEntry[];
  order: CartOrder;
}

/** The courses of the cart; grouped by platform, the first of each platform has a heading. */
export function CartLines({ entries, counted, order }: CartLinesProps) {
  const text = useTranslate();
  const groups = order === 'platform' ? groupByPlatform(entries) : [];
  const shown = sortCartEntries(entries, order);
  const { lineRef, remove, save } = useRemoval(shown);
  return (
    <List role="list" aria-label={text('cart.list')}>
      <ListCovers courses={shown.map(({ course }) => course)}>
        {shown.map((entry) => {
          const { course } = entry;
          const group = groups.find((one) => one.entries[0] === entry);
          return (
            <RecordBoundary key={course.id} record={{ collection: 'cart', name: course.id }}>
              <CartCourse
                ref={lineRef(course.id)}
                entry={entry}
                group={group && <GroupHead {...group} counted={counted} />}
                headingLevel={order === 'platform' ? 3 : 2}
                onRemove={() => remove(course.id)}
                onSave={() => save(course)}
              />
            </RecordBoundary>
          );
        })}
      </ListCovers>
    </List>
  );
}
