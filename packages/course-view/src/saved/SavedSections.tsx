import { firstLanguage } from '@aulario/frame/language/language.ts';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { inLanguage } from '@aulario/frame/navigation/address/languageAddress.ts';
import { useShell } from '@aulario/frame/navigation/ShellProvider.ts';
import { publicShell } from '@aulario/frame/navigation/shellPaths.ts';
import { useMyCoursesHref } from '@aulario/frame/session/useMyCoursesHref.ts';
import { useLocation } from 'react-router-dom';
import { useOwned } from '../kept/useSaved.ts';
import { SectionNav } from './SectionNav/SectionNav.tsx';

/** Links between the screens of stored courses, since tab bar and public header have room for only one. */
export function SavedSections() {
  const text = useTranslate();
  const { pathname } = useLocation();
  const shell = useShell();
  const isUser = shell !== publicShell;
  const myCourses = { label: text('nav.myCourses'), href: useMyCoursesHref() };
  // Without any, a visitor has no such section.
  const hasMyCourses = useOwned().courses.length > 0 || isUser;
  return (
    <SectionNav
      label={text('nav.kept')}
      currentHref={inLanguage(pathname, firstLanguage)}
      isInSidebar={isUser}
      sections={[
        { label: text('nav.lists'), href: shell.lists },
        ...(hasMyCourses ? [myCourses] : []),
        { label: text('nav.plan'), href: shell.plan },
      ]}
    />
  );
}
