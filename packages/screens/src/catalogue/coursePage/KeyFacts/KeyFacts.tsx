import {
  border,
  color,
  containerBelow,
  containerFrom,
  display,
  fontSize,
  LevelSteps,
  rem,
  StarIcon,
  size,
  space,
  type,
} from '@aulario/ui';
import styled from 'styled-components';

/** A fact with its name and a detail. */
interface BigFactOwn {
  /** 'Nivel'. */
  label: string;
  /** 'Principiante', 'Sin valorar'. */
  text: string;
  /** '8 semanas, 3–4 h por semana'; 'edX no la publica'. */
  note?: string | undefined;
  isUnknown?: boolean | undefined;
  /** Shows the level's steps before the text. */
  steps?: 1 | 2 | 3 | undefined;
  /** Shows a star before the text. */
  isRating?: boolean | undefined;
}

/** Either unknown, or with at most one icon. */
export type KeyFact = BigFactOwn &
  ({ isUnknown?: false | undefined } | { steps?: undefined; isRating?: undefined }) &
  ({ steps?: undefined } | { isRating?: undefined });

export interface KeyFactsProps {
  facts: readonly KeyFact[];
}

/** Responds to its container's width. */
const Room = styled.div`
  container-type: inline-size;
`;

/**
 * A column is never narrower than its facts, which keep their line. How many there are depends on no
 * font, so nothing moves when it comes.
 */
const Root = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(min-content, 1fr));
  column-gap: ${space[4]};
  border-top: ${border.sill} solid ${color.line};
  border-bottom: ${border.rule} solid ${color.line};

  ${containerFrom('text')} { grid-template-columns: repeat(4, minmax(min-content, 1fr)); }
  @container (max-width: ${rem(240)}) { grid-template-columns: minmax(0, 1fr); }
`;

const Fact = styled.div`
  padding-block: ${space[4]};
`;

const Label = styled.dt`
  color: ${color.textMuted};
  ${type.small}
`;

const Value = styled.dd`
  display: flex;
  gap: ${space[3]};
  align-items: center;
  white-space: nowrap;
  font: 650 ${fontSize.lead} / 1.2 ${display};
  font-variant-numeric: lining-nums tabular-nums;

  &[data-unknown] { color: ${color.textMuted}; font-weight: 500; }
  ${containerBelow('row')} {
    font-size: ${fontSize.body};
    svg { width: ${size.glyph}; height: auto; }
  }
`;

/** Takes the width of the fact above, and adds none. */
const Remark = styled.dd`
  width: 0;
  min-width: 100%;
  margin-top: ${space[1]};
  color: ${color.textMuted};
  ${type.small}
`;

/** The main facts of a course in large type: level, language, time, rating. */
export function KeyFacts({ facts }: KeyFactsProps) {
  return (
    <Room>
      <Root>
        {facts.map(({ label, text, note, isUnknown, steps, isRating = false }) => (
          <Fact key={label}>
            <Label>{label}</Label>
            <Value data-unknown={isUnknown}>
              {steps !== undefined && <LevelSteps steps={steps} size={24} />}
              {isRating && !isUnknown && <StarIcon size={18} />}
              <bdi>{text}</bdi>
            </Value>
            {note !== undefined && (
              <Remark>
                <bdi>{note}</bdi>
              </Remark>
            )}
          </Fact>
        ))}
      </Root>
    </Room>
  );
}
