import { type CataloguePage, platformOf, teacherOf } from '@aulario/course-data';
import { coverOf } from '@aulario/course-view/course/coverOf.ts';
import { usePriceView } from '@aulario/course-view/course/usePriceView.ts';
import { useShareCourse } from '@aulario/course-view/course/useShareCourse.ts';
import { useSimilar } from '@aulario/course-view/course/useSimilar.ts';
import { useWhy } from '@aulario/course-view/why/useWhy.ts';
import { WhyList } from '@aulario/course-view/why/WhyList/WhyList.tsx';
import { foreignLang } from '@aulario/frame/language/foreignLang.ts';
import { useLanguage } from '@aulario/frame/language/LanguageProvider.tsx';
import { useFormatters } from '@aulario/frame/language/useFormatters.ts';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { courseHref } from '@aulario/frame/navigation/href/courseHref.ts';
import { useShell } from '@aulario/frame/navigation/ShellProvider.ts';
import { Button, ButtonGroup, Link, ShareIcon } from '@aulario/ui';
import { CartAction } from './actions/CartAction.tsx';
import { CompareButton } from './actions/CompareAction.tsx';
import { CoursePlatformLink } from './actions/CoursePlatformLink.tsx';
import { SaveButton } from './actions/SaveAction.tsx';
import { useKeyFacts } from './facts/useKeyFacts.ts';
import { useWhatIsFree } from './facts/useWhatIsFree.ts';
import { QuickView } from './QuickView/QuickView.tsx';

interface CourseQuickViewProps {
  page: CataloguePage;
  /** Index of the course among the results of the page. */
  index: number;
  result: CataloguePage['results'][number];
  onStep: (courseId: string) => void;
  onClose: () => void;
}

/** A course in a dialog over its list, with ways to the previous and the next one. */
export function CourseQuickView({ page, index, result, onStep, onClose }: CourseQuickViewProps) {
  const text = useTranslate();
  const shell = useShell();
  const { count } = useFormatters();
  const { language } = useLanguage();
  const { course } = result;
  const share = useShareCourse(course);
  const similar = useSimilar(course);
  const why = useWhy(result);
  const { title, institution } = course;
  const names = [platformOf(course.platform).name, teacherOf(course), institution];
  const stepTo = (target: number) => {
    const neighbour = page.results[target];
    return neighbour === undefined ? undefined : () => onStep(neighbour.course.id);
  };

  return (
    <QuickView
      {...coverOf(course)}
      title={title}
      titleLang={foreignLang(course.language, language)}
      by={[...new Set(names)].filter((name) => name !== null && name !== undefined).join(' · ')}
      headline={course.headline}
      position={text(page.pageCount > 1 ? 'quickView.positionOnPage' : 'quickView.position', {
        place: count(index + 1),
        total: count(page.results.length),
      })}
      previous={{ label: text('quickView.previous'), onSelect: stepTo(index - 1) }}
      next={{ label: text('quickView.next'), onSelect: stepTo(index + 1) }}
      closeLabel={text('common.close')}
      facts={useKeyFacts(course)}
      free={useWhatIsFree(course)}
      price={usePriceView(course)}
      secondAction={<SaveButton course={course} />}
      action={<CartAction course={course} />}
      onClose={onClose}
    >
      <Link href={courseHref(shell, course)}>{text('quickView.page')}</Link>
      <Link href={similar.href} aria-label={similar.accessibleLabel}>
        {similar.label}
      </Link>
      <ButtonGroup>
        <CoursePlatformLink course={course} />
        <CompareButton course={course} />
        <Button variant="ghost" icon={<ShareIcon />} onClick={share}>
          {text('share.label')}
        </Button>
      </ButtonGroup>
      {why && <WhyList {...why} />}
    </QuickView>
  );
}
