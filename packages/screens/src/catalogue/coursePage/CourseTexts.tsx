import type { CourseDetails } from '@aulario/course-data';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import styled from 'styled-components';
import { CourseSection } from './CoursePage/CourseSection.tsx';
import { Curriculum } from './CoursePage/Curriculum.tsx';

const List = styled.ul`
  padding-left: 1.2em;
  list-style: disc;
`;

interface ListSectionProps {
  title: string;
  lang: string | undefined;
  items: readonly string[];
}

function ListSection({ title, lang, items }: ListSectionProps) {
  if (items.length === 0) return null;
  return (
    <CourseSection title={title}>
      <List lang={lang}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </List>
    </CourseSection>
  );
}

function CurriculumSection({ details, lang }: CourseTextsProps) {
  const text = useTranslate();
  const { curriculum } = details;
  if (curriculum.length === 0) return null;
  const noteOf = (minutes: number | null) =>
    minutes === null ? undefined : text('course.minutes', { count: minutes });
  return (
    <CourseSection title={text('course.curriculum')}>
      <Curriculum
        lang={lang}
        chapters={curriculum.map(({ title, minutes, lectures }, index) => ({
          title: title ?? text('course.part', { number: index + 1 }),
          note:
            lectures.length === 0
              ? noteOf(minutes)
              : text('course.lessons', { count: lectures.length }),
          lessons: lectures.map((lecture) => ({
            title: lecture.title,
            note: noteOf(lecture.minutes),
          })),
        }))}
      />
    </CourseSection>
  );
}

interface CourseTextsProps {
  details: CourseDetails;
  /** The BCP 47 tag of the course's texts if it differs from the page's language. */
  lang: string | undefined;
}

/** The platform's description of a course; nothing without one. */
export function CourseTexts({ details, lang }: CourseTextsProps) {
  const text = useTranslate();
  const { description, outcomes, prerequisites, audience } = details;
  return (
    <>
      {description.length > 0 && (
        <CourseSection title={text('course.about')}>
          <div lang={lang}>
            {description.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </CourseSection>
      )}
      <ListSection title={text('course.outcomes')} lang={lang} items={outcomes} />
      <ListSection title={text('course.prerequisites')} lang={lang} items={prerequisites} />
      <ListSection title={text('course.audience')} lang={lang} items={audience} />
      <CurriculumSection details={details} lang={lang} />
    </>
  );
}
