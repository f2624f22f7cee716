import {
  below,
  CoverArt,
  type CoverArtProps,
  coverDimming,
  from,
  headingSize,
  Sill,
  Skeleton,
  SubjectChips,
  type SubjectChipsProps,
  size,
  space,
  type,
} from '@aulario/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

export interface HubHeaderProps {
  /** A `Breadcrumbs`. */
  breadcrumbs?: ReactNode;
  /** The category's or subject's name. */
  title: string;
  /** One sentence with numbers; null while loading. */
  text?: ReactNode | null;
  /** Actions, beside the title. */
  action?: ReactNode;
  subjects?: SubjectChipsProps | undefined;
  /** The category's scene, shown from 900 px. */
  cover?: CoverArtProps | undefined;
}

const Root = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]} ${space[8]};
  align-items: end;

  &[data-has-cover] {
    ${from('halves')} { grid-template-columns: minmax(0, 1fr) minmax(0, ${size.form}); }
  }
`;

const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};

  /* One scrolling row, so that the courses below stay visible. */
  ${below('columns')} {
    ul {
      position: relative;
      flex-wrap: nowrap;
      padding: ${space[2]};
      margin: -${space[2]};
      overflow: auto hidden;
      overscroll-behavior-x: contain;
      scrollbar-width: none;
    }
    li { flex: none; }
  }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[5]};
  align-items: center;
`;

const Title = styled.h1`
  font-size: ${headingSize.page};
  letter-spacing: -0.02em;
`;

const Text = styled.div`
  max-width: 32em;
  ${type.lead}
`;

const Picture = styled.div`
  ${below('halves')} { display: none; }
`;

const Frame = styled.div`
  position: relative;
  height: 176px;
  overflow: hidden;
  forced-color-adjust: none;

  ${coverDimming}
`;

/** The header of a category's or subject's page: name, summary, subjects and drawing. */
export function HubHeader(props: HubHeaderProps) {
  const { breadcrumbs, title, text, action, subjects, cover } = props;
  return (
    <Root data-has-cover={cover !== undefined || undefined}>
      <Words>
        {breadcrumbs}
        <Line>
          <Title>{title}</Title>
          {action !== undefined && <div>{action}</div>}
        </Line>
        {text !== undefined && <Text>{text ?? <Skeleton width="62%" height={size.mark} />}</Text>}
        {subjects && <SubjectChips {...subjects} />}
      </Words>
      {cover && (
        <Picture>
          <Frame>
            <CoverArt {...cover} />
          </Frame>
          <Sill />
        </Picture>
      )}
    </Root>
  );
}
