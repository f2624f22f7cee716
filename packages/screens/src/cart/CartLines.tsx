import { ListCovers } from '@aulario/course-view/course/ListCovers.tsx';
import { RecordBoundary } from '@aulario/frame/errors/RecordBoundary.tsx';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import {
  type CartEntry,
  type CartOrder,
  groupByPlatform,
  type PlatformGroup,
  sortCartEntries,
} from '@aulario/my-courses/cart';
import styled from 'styled-components';
import { CartCourse } from './CartCourse.tsx';
import { CartGroupHead } from './CartGroupHead/CartGroupHead.tsx';
import { useCartSum } from './useCartSum.ts';
import { useRemoval } from './useRemoval.ts';

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
    <CartGroupHead
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
