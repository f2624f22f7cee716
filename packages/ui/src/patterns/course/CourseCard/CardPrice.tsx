import { styled } from 'styled-components';
import { CheckIcon } from '../../../components/icons/ownIcons.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { color } from '../../../theme/color.ts';
import { below, space } from '../../../theme/scale.ts';
import { body, display, fontSize, type } from '../../../theme/type.ts';

/** A formatted price; its kind selects the style, since an unknown price is neither 0 nor free. */
export interface CoursePrice {
  /** Formatted amount or words, in the reader's language. */
  text: string;
  /**
   * `paid`, `free` and `unknown` are prices; `reduced` is lower than an earlier recorded one;
   * `owned` and `discontinued` replace a price: 'Ya lo tienes', 'Ya no se ofrece'.
   */
  kind: 'paid' | 'free' | 'unknown' | 'reduced' | 'owned' | 'discontinued';
  /** Notes, one per line: the certificate's price, the years of the record. */
  notes?: readonly string[] | undefined;
  /** The previous price, and a label for screen readers ('antes'). */
  before?: { text: string; label: string } | undefined;
}

const Root = styled.div`
  min-width: 0;
  padding-top: ${space[2]};
  color: ${color.text};
  line-height: 1.2;
`;

const Amount = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[3]};
  align-items: center;
  ${type.price}
  line-height: 1.1;

  ${below('text')} { font-size: ${fontSize.body}; }
  [data-kind='free'] > &,
  [data-kind='reduced'] > &,
  [data-kind='owned'] > & { color: ${color.success}; }
  [data-kind='unknown'] > & {
    color: ${color.textMuted};
    font: 400 ${fontSize.label} / 1.2 ${body};
  }
  [data-kind='discontinued'] > & { color: ${color.textMuted}; }
  [data-kind='owned'] > &,
  [data-kind='discontinued'] > & { font-size: ${fontSize.body}; }
`;

const Before = styled.s`
  color: ${color.textMuted};
  font: 500 ${fontSize.small} / 1.1 ${display};
  font-variant-numeric: lining-nums tabular-nums;
`;

const Notes = styled.p`
  margin-top: ${space[1]};
  color: ${color.textMuted};
  font: 400 ${fontSize.caption} / 1.25 ${body};

  span { display: block; text-wrap: balance; }
`;

/** A price with its notes as text below, never only in a tooltip. */
export function CardPrice({ price }: { price: CoursePrice }) {
  const { text, kind, notes = [], before } = price;
  return (
    <Root data-kind={kind}>
      <Amount>
        {kind === 'owned' && <CheckIcon size={17} />}
        <bdi>{text}</bdi>
        {before && (
          <Before>
            <VisuallyHidden>{`${before.label} `}</VisuallyHidden>
            <bdi>{before.text}</bdi>
          </Before>
        )}
      </Amount>
      {notes.length > 0 && (
        <Notes>
          {notes.map((note) => (
            <span key={note}>
              <bdi>{`${note} `}</bdi>
            </span>
          ))}
        </Notes>
      )}
    </Root>
  );
}
