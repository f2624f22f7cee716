import { type Course, platformOf } from '@aulario/course-data';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import {
  BookmarkIcon,
  CardMenuItem,
  CardMenuLink,
  CategoriesIcon,
  CompareIcon,
  followDetails,
  InfoIcon,
  NewTabIcon,
  SearchIcon,
  ShareIcon,
} from '@aulario/ui';
import { useCompareChoice } from '../compareChoice/useCompareChoice.ts';
import { useSaveCourse } from '../saved/useSaveCourse.ts';
import { useDetailsLink } from './useDetailsLink.ts';
import { useShareCourse } from './useShareCourse.ts';
import { useSimilar } from './useSimilar.ts';

interface CourseMenuItemsProps {
  course: Course;
  /** Shows why the course was found; absent without reasons. */
  onWhy?: (() => void) | undefined;
}

/** The actions on a course of a list, except for the cart. */
export function CourseMenuItems({ course, onWhy }: CourseMenuItemsProps) {
  const text = useTranslate();
  const saving = useSaveCourse(course);
  const comparing = useCompareChoice(course);
  const details = useDetailsLink(course);
  const similar = useSimilar(course);
  const share = useShareCourse(course);
  return (
    <>
      <CardMenuLink
        icon={<SearchIcon />}
        label={details.label}
        href={details.href}
        onClick={followDetails(details)}
      />
      <CardMenuItem
        icon={<BookmarkIcon />}
        label={text('lists.save')}
        isChecked={saving.isSaved}
        onSelect={saving.toggle}
      />
      <CardMenuItem
        icon={<CompareIcon />}
        label={text('compare.choose')}
        isChecked={comparing.isChosen}
        onSelect={comparing.toggle}
      />
      {onWhy && <CardMenuItem icon={<InfoIcon />} label={text('why.open')} onSelect={onWhy} />}
      <CardMenuLink icon={<CategoriesIcon />} label={similar.label} href={similar.href} />
      <CardMenuItem icon={<ShareIcon />} label={text('share.label')} onSelect={share} />
      <CardMenuLink
        icon={<NewTabIcon />}
        label={text('course.open', { platform: platformOf(course.platform).name })}
        href={course.url}
        newTabLabel={text('app.newTab')}
      />
    </>
  );
}
