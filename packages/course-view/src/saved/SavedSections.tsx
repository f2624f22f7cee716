import { firstLanguage } from '@aulario/frame/language/language.ts';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { inLanguage } from '@aulario/frame/navigation/address/languageAddress.ts';
import { useShell } from '@aulario/frame/navigation/ShellProvider.ts';
import { useMyCoursesHref } from '@aulario/frame/session/useMyCoursesHref.ts';
import { useLocation } from 'react-router-dom';
import { SectionNav } from './SectionNav/SectionNav.tsx';

/** Links between the screens of stored courses, since the tab bar has room for only one. */
export function SavedSections() {
  const text = useTranslate();
  const { pathname } = useLocation();
  const shell = useShell();
  const myCourses = useMyCoursesHref();
  return (
    <SectionNav
      label={text('nav.kept')}
      currentHref={inLanguage(pathname, firstLanguage)}
      sections={[
        { label: text('nav.lists'), href: shell.lists },
        { label: text('nav.myCourses'), href: myCourses },
        { label: text('nav.plan'), href: shell.plan },
      ]}
    />
  );
}
