import styled from 'styled-components';
import { StarIcon } from '../../../components/icons/ownIcons.tsx';
import { LevelSteps } from '../../../components/LevelSteps/LevelSteps.tsx';
import { color } from '../../../theme/color.ts';
import { border, containerBelow, size, space } from '../../../theme/scale.ts';
import { display, fontSize, type } from '../../../theme/type.ts';

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

const Root = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(130px, 100%), 1fr));
  border-top: ${border.sill} solid ${color.line};
  border-bottom: ${border.rule} solid ${color.line};
`;

const Fact = styled.div`
  padding-block: ${space.s14};
  padding-inline: 0 ${space.s12};
`;

const Label = styled.dt`
  color: ${color.textMuted};
  ${type.small}
`;

const Value = styled.dd`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s3} ${space.s8};
  align-items: center;
  font: 650 ${fontSize.s20} / 1.2 ${display};
  font-variant-numeric: lining-nums tabular-nums;

  &[data-unknown] { color: ${color.textMuted}; font-weight: 500; }
  ${containerBelow('row')} {
    font-size: ${fontSize.s18};
    svg { width: ${size.s18}; height: auto; }
  }
`;

const Remark = styled.span`
  flex-basis: 100%;
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
              {text}
              {note !== undefined && <Remark>{note}</Remark>}
            </Value>
          </Fact>
        ))}
      </Root>
    </Room>
  );
}
