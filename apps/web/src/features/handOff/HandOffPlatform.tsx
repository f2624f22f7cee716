import type { PlatformGroup } from '@aulario/course-data/cart';
import { HandOffGroup } from '@aulario/ui';
import { useCartSum } from '../cart/useCartSum.ts';
import { useText } from '../language/useText.ts';
import { HandOffCourse } from './HandOffCourse.tsx';

/** The courses that are bought on one platform. */
export function HandOffPlatform({ platform, entries }: PlatformGroup) {
  const text = useText();
  return (
    <HandOffGroup
      title={platform.name}
      count={text('handOff.courses', { count: entries.length })}
      sum={useCartSum(entries)}
    >
      {entries.map((entry) => (
        <HandOffCourse key={entry.course.id} platform={platform} entry={entry} />
      ))}
    </HandOffGroup>
  );
}
