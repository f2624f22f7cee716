import {
  border,
  CheckIcon,
  CloseIcon,
  color,
  fontSize,
  from,
  space,
  type,
  VisuallyHidden,
} from '@aulario/ui';
import { useId } from 'react';
import styled from 'styled-components';

/** A sentence for or against the first course. */
export interface CompareReason {
  kind: 'for' | 'against';
  text: string;
}

export interface CompareVerdictProps {
  /** 'Primero, «…»' or 'Empatan: …'. */
  title: string;
  /** First reasons for, then against; may be empty. */
  reasons: readonly CompareReason[];
  /** The labels of the reasons' icons, for screen readers only. */
  kindLabels: Readonly<Record<CompareReason['kind'], string>>;
  /** The text without reasons. */
  noReasons: string;
  changesTitle: string;
  /** Sentences; without any, the part is omitted. */
  changes: readonly string[];
}

const Changes = styled.div`
  display: grid;
  gap: ${space.s8};
  align-content: start;

  h3 { ${type.h3} font-size: ${fontSize.s18}; }
  ${from('halves')} {
    padding-inline-start: ${space.s24};
    border-inline-start: ${border.sill} solid ${color.line};
  }
`;

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s20} ${space.s48};
  padding: ${space.s20} ${space.s18};
  border-bottom: ${border.threshold} solid ${color.primary};
  background: ${color.subtle};

  ${from('halves')} {
    padding: ${space.s26} ${space.s30};

    &:has(> ${Changes}) { grid-template-columns: minmax(0, 1.2fr) minmax(0, 1fr); }
    &:not(:has(> ${Changes})) ul {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      column-gap: ${space.s48};
    }
  }
  @media screen and (forced-colors: active) { border: ${border.s2} solid CanvasText; }
`;

const Title = styled.h2`
  ${type.h2}
  font-size: ${fontSize.s24};
`;

const Reasons = styled.ul`
  display: grid;
  gap: ${space.s6};
  margin-top: ${space.s12};
  line-height: 1.4;

  li { display: flex; gap: ${space.s10}; }
  svg { flex: none; margin-top: ${space.s3}; color: ${color.success}; }
  [data-kind='against'] svg { color: ${color.danger}; }
`;

/** The result of a comparison: the first course, reasons for and against it, and open questions. */
export function CompareVerdict({ title, reasons, changes, ...texts }: CompareVerdictProps) {
  const titleId = useId();
  return (
    <Root aria-labelledby={titleId}>
      <div>
        <Title id={titleId}>{title}</Title>
        {reasons.length === 0 ? (
          <p>{texts.noReasons}</p>
        ) : (
          <Reasons role="list">
            {reasons.map(({ kind, text }) => (
              <li key={text} data-kind={kind}>
                {kind === 'for' ? <CheckIcon size={18} /> : <CloseIcon size={18} />}
                <span>
                  <VisuallyHidden>{`${texts.kindLabels[kind]} `}</VisuallyHidden>
                  <span>{text}</span>
                </span>
              </li>
            ))}
          </Reasons>
        )}
      </div>
      {changes.length > 0 && (
        <Changes>
          <h3>{texts.changesTitle}</h3>
          {changes.map((change) => (
            <p key={change}>{change}</p>
          ))}
        </Changes>
      )}
    </Root>
  );
}
