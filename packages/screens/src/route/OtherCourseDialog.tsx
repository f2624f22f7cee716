import { type Course, middleOf, totalHours } from '@aulario/course-data';
import { priceView } from '@aulario/course-view/course/usePriceView.ts';
import { foreignLang } from '@aulario/frame/language/foreignLang.ts';
import { decimalFormat } from '@aulario/frame/language/intlFormats.ts';
import { useLanguage } from '@aulario/frame/language/LanguageProvider.tsx';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { Button, Dialog, DialogActions } from '@aulario/ui';

interface OtherCourseDialogProps {
  /** What the courses teach. */
  skill: string;
  courses: readonly Course[];
  onChoose: (course: Course) => void;
  onClose: () => void;
}

/** More of them are no choice any more. */
const maxOthers = 6;

/** The other courses for a step. */
export function OtherCourseDialog({ skill, courses, onChoose, onClose }: OtherCourseDialogProps) {
  const text = useTranslate();
  const { language } = useLanguage();
  const hoursOf = (course: Course) => {
    const hours = totalHours(course);
    return hours === null
      ? text('fact.timeUnknown')
      : text('fact.hours', { hours: decimalFormat(language).format(middleOf(hours)) });
  };
  return (
    <Dialog isOpen title={text('route.otherFor', { skill })} onClose={onClose}>
      <p>{text(courses.length === 0 ? 'route.noOther' : 'route.othersText')}</p>
      <DialogActions>
        {courses.slice(0, maxOthers).map((course) => (
          <Button key={course.id} variant="ghost" onClick={() => onChoose(course)}>
            <span lang={foreignLang(course.language, language)}>{course.title}</span>{' '}
            <span>{`· ${hoursOf(course)} · ${priceView(text, course, language).text}`}</span>
          </Button>
        ))}
        <Button onClick={onClose}>{text('common.cancel')}</Button>
      </DialogActions>
    </Dialog>
  );
}
