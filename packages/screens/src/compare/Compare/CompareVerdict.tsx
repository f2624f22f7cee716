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
  gap: ${space[3]};
  align-content: start;

  h3 { ${type.h3} font-size: ${fontSize.body}; }
  ${from('halves')} {
    padding-inline-start: ${space[6]};
    border-inline-start: ${border.sill} solid ${color.line};
  }
`;

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]} ${space[8]};
  padding: ${space[5]} ${space[5]};
  border-bottom: ${border.threshold} solid ${color.primary};
  background: ${color.subtle};

  ${from('halves')} {
    padding: ${space[6]} ${space[6]};

    &:has(> ${Changes}) { grid-template-columns: minmax(0, 1.2fr) minmax(0, 1fr); }
    &:not(:has(> ${Changes})) ul {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      column-gap: ${space[8]};
    }
  }
  @media screen and (forced-colors: active) { border: ${border.line} solid CanvasText; }
`;

const Title = styled.h2`
  ${type.h2}
`;

const Reasons = styled.ul`
  display: grid;
  gap: ${space[3]};
  margin-top: ${space[4]};
  line-height: 1.4;

  li { display: flex; gap: ${space[3]}; }
  svg { flex: none; margin-top: ${space[1]}; color: ${color.success}; }
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
