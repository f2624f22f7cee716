import { border, ChevronDownIcon, color, display, fontSize, size, space, type } from '@aulario/ui';
import styled from 'styled-components';

/** A section with its lessons. */
export interface CurriculumChapter {
  title: string;
  /** '5 lecciones · 48 min'; omitted if unknown. */
  note?: string | undefined;
  lessons: readonly { title: string; note?: string | undefined }[];
}

export interface CurriculumProps {
  chapters: readonly CurriculumChapter[];
  /** BCP 47 tag of the titles when they are not in the page's language. */
  lang?: string | undefined;
}

const Row = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  gap: 0 ${space[5]};
  justify-content: space-between;
  min-width: 0;
`;

const Remark = styled.span`
  color: ${color.textMuted};
  ${type.small}
`;

const Chapter = styled.details`
  border-bottom: ${border.rule} solid ${color.line};

  summary {
    display: flex;
    gap: ${space[4]};
    align-items: center;
    min-height: ${size.control};
    padding-block: ${space[3]};
    font: 600 ${fontSize.body} / 1.3 ${display};
    cursor: pointer;
    list-style: none;
  }
  summary::-webkit-details-marker { display: none; }
  &[open] > summary > svg { transform: rotate(180deg); }
`;

const Lessons = styled.ol`
  padding-block: 0 ${space[4]};
  padding-inline: ${space[6]} 0;

  li { padding-block: ${space[2]}; }
`;

const Plain = styled.div`
  display: flex;
  align-items: center;
  min-height: ${size.control};
  padding-block: ${space[3]};
  padding-inline: ${space[6]} 0;
  border-bottom: ${border.rule} solid ${color.line};
  font: 600 ${fontSize.body} / 1.3 ${display};
`;

function Line({
  title,
  note,
  lang,
}: {
  title: string;
  note?: string | undefined;
  lang?: string | undefined;
}) {
  return (
    <Row>
      <span lang={lang}>{title}</span>
      {note !== undefined && <Remark>{note}</Remark>}
    </Row>
  );
}

/** The sections of a course; those with known lessons can be expanded. */
export function Curriculum({ chapters, lang }: CurriculumProps) {
  return (
    <ol>
      {chapters.map(({ title, note, lessons }) => (
        <li key={title}>
          {lessons.length === 0 ? (
            <Plain>
              <Line title={title} note={note} lang={lang} />
            </Plain>
          ) : (
            <Chapter>
              <summary>
                <ChevronDownIcon />
                <Line title={title} note={note} lang={lang} />
              </summary>
              <Lessons>
                {lessons.map((lesson) => (
                  <li key={lesson.title}>
                    <Line title={lesson.title} note={lesson.note} lang={lang} />
                  </li>
                ))}
              </Lessons>
            </Chapter>
          )}
        </li>
      ))}
    </ol>
  );
}
