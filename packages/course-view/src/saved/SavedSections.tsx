import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { useShell } from '@aulario/frame/navigation/ShellProvider.ts';
import { publicShell } from '@aulario/frame/navigation/shellPaths.ts';
import { useScreenPath } from '@aulario/frame/navigation/useScreenPath.ts';
import { useMyCoursesHref } from '@aulario/frame/session/useMyCoursesHref.ts';
import { useOwned } from '../kept/useSaved.ts';
import { SectionNav } from './SectionNav/SectionNav.tsx';

/** Links between the screens of stored courses, since tab bar and public header have room for only one. */
export function SavedSections() {
  const text = useTranslate();
  const shell = useShell();
  const isUser = shell !== publicShell;
  const myCourses = { label: text('nav.myCourses'), href: useMyCoursesHref() };
  // Without any, a visitor has no such section.
  const hasMyCourses = useOwned().courses.length > 0 || isUser;
  return (
    <SectionNav
      label={text('nav.kept')}
      currentHref={useScreenPath()}
      isInSidebar={isUser}
      sections={[
        { label: text('nav.lists'), href: shell.lists },
        ...(hasMyCourses ? [myCourses] : []),
        { label: text('nav.plan'), href: shell.plan },
      ]}
    />
  );
}
