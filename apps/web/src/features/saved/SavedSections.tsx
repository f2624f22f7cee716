import { SectionNav } from '@aulario/ui';
import { useLocation } from 'react-router-dom';
import { useTranslate } from '../language/useTranslate.ts';
import { paths } from '../navigation/paths.ts';

/** Links between what is kept, where the tab bar has room for one of them only. */
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
