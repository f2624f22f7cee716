import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { paths } from '@aulario/frame/navigation/paths.ts';
import { SectionNav } from '@aulario/ui';
import { useLocation } from 'react-router-dom';

/** Links between the screens of stored courses, since the tab bar has room for only one. */
export function SavedSections() {
  const text = useTranslate();
  const { pathname } = useLocation();
  return (
    <SectionNav
      label={text('nav.lists')}
      currentHref={pathname}
      sections={[
        { label: text('nav.listsOnly'), href: paths.lists },
        { label: text('nav.myCourses'), href: paths.myCourses },
        { label: text('nav.plan'), href: paths.plan },
      ]}
    />
  );
}
