import { RecordBoundary } from '@aulario/frame/errors/RecordBoundary.tsx';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import type { PlatformGroup } from '@aulario/my-courses/cart';
import { useCartSum } from '../cart/useCartSum.ts';
import { CheckoutCourse } from './CheckoutCourse.tsx';
import { CheckoutGroup } from './CheckoutGroup/CheckoutGroup.tsx';

/** The courses of the checkout from one platform. */
export function CheckoutPlatform({ platform, entries }: PlatformGroup) {
  const text = useTranslate();
  return (
    <CheckoutGroup
      title={platform.name}
      count={text('common.courseCount', { count: entries.length })}
      sum={useCartSum(entries)}
    >
      {entries.map((entry) => (
        <RecordBoundary
          key={entry.course.id}
          record={{ collection: 'cart', name: entry.course.id }}
        >
          <CheckoutCourse platform={platform} entry={entry} />
        </RecordBoundary>
      ))}
    </CheckoutGroup>
  );
}
