import type { Platform } from '@aulario/course-data';
import { type CartEntry, useCartActions } from '@aulario/course-data/cart';
import { HandOffRow } from '@aulario/ui';
import { foreignLang } from '../language/foreignLang.ts';
import { useLanguage } from '../language/LanguageProvider.tsx';
import { useText } from '../language/useText.ts';

interface HandOffCourseProps {
  platform: Platform;
  entry: CartEntry;
}

/** A course on its way out: ticked when its link is followed, or by hand. */
export function HandOffCourse({ platform, entry }: HandOffCourseProps) {
  const text = useText();
  const { language } = useLanguage();
  const { setOpened } = useCartActions();
  const { course } = entry;
  const isOpened = entry.openedAt !== null;
  return (
    <HandOffRow
      title={course.title}
      titleLang={foreignLang(course.language, language)}
      href={course.url}
      linkLabel={
        isOpened ? text('handOff.openAgain') : text('handOff.open', { platform: platform.name })
      }
      isOpened={isOpened}
      tickLabel={text('handOff.tick', { title: course.title })}
      onToggle={(opened) => setOpened(course.id, opened)}
      onOpen={() => setOpened(course.id, true)}
    />
  );
}
