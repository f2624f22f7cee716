import { type CataloguePage, platformOf, teacherOf } from '@aulario/course-data';
import { Button, ButtonGroup, Link, QuickView, ShareIcon, WhyList } from '@aulario/ui';
import { foreignLang } from '../../language/foreignLang.ts';
import { useLanguage } from '../../language/LanguageProvider.tsx';
import { useFormatters } from '../../language/useFormatters.ts';
import { useTranslate } from '../../language/useTranslate.ts';
import { courseHref } from '../../navigation/courseHref.ts';
import { useShell } from '../../navigation/ShellProvider.ts';
import { coverOf } from '../course/coverOf.ts';
import { usePriceView } from '../course/usePriceView.ts';
import { useShareCourse } from '../course/useShareCourse.ts';
import { useSimilar } from '../course/useSimilar.ts';
import { useWhy } from '../why/useWhy.ts';
import { CartAction } from './CartAction.tsx';
import { CompareButton } from './CompareAction.tsx';
import { CoursePlatformLink } from './CoursePlatformLink.tsx';
import { SaveButton } from './SaveAction.tsx';
import { useKeyFacts } from './useKeyFacts.ts';
import { useWhatIsFree } from './useWhatIsFree.ts';

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
