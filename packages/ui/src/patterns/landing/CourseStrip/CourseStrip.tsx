import { useId } from 'react';
import { styled } from 'styled-components';
import { Link } from '../../../components/Link/Link.tsx';
import { Sill } from '../../../components/Sill/Sill.tsx';
import { color } from '../../../theme/color.ts';
import { border, from, size, space } from '../../../theme/scale.ts';
import { display, fontSize, type } from '../../../theme/type.ts';
import type { CoursePrice } from '../../course/CourseCard/CardPrice.tsx';
import { CoverArt, type CoverArtProps } from '../../course/CourseCover/CoverArt.tsx';
import { coverDimming } from '../../course/CourseCover/coverDimming.ts';
import { pageContainer } from '../../frame/Screen/pageContainer.ts';

/** A course of a strip: its title, some facts, and the link to its page. */
export interface StripCourse {
  title: string;
  /** BCP 47 tag of the title when it is not in the page's language. */
  titleLang?: string | undefined;
  /** The course's page. */
  href: string;
  cover: CoverArtProps;
  /** 'Principiante · Español', 'edX · 14–28 h'. */
  lines: readonly string[];
  price: Pick<CoursePrice, 'text' | 'kind'>;
}

export interface CourseStripProps {
  /** 'Cuatro de los 120'. */
  title: string;
  more: { label: string; href: string };
  courses: readonly StripCourse[];
  /** Whether it stands in the text of a page, whose edges it then keeps. */
  isInPage?: boolean | undefined;
}

const Root = styled.section`
  ${pageContainer}
  padding-block: ${space[6]} ${space[6]};

  &[data-in-page] {
    margin-top: ${space[8]};
    padding-inline: 0;
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[6]};
  align-items: baseline;
  margin-bottom: ${space[4]};

  h2 { font-size: ${fontSize.title}; }
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]} ${space[6]};

  ${from('columns')} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  ${from('wide')} { grid-template-columns: repeat(4, minmax(0, 1fr)); }
`;

const Course = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: ${size.thumb} minmax(0, 1fr);
  gap: ${space[5]};
  align-content: start;

  &:has(a:focus-visible) { outline: ${border.ring} solid var(--focus-ring); outline-offset: ${border.ring}; }
`;

const Picture = styled.div`
  height: ${size.thumb};
`;

const Frame = styled.div`
  position: relative;
  height: 100%;

  ${coverDimming}
`;

const Title = styled.h3`
  font: 600 ${fontSize.label} / 1.2 ${display};
  text-wrap: balance;
`;

const TitleLink = styled(Link)`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
  max-height: 3lh;
  overflow: hidden;
  color: inherit;
  text-decoration: none;

  &::after { content: ''; position: absolute; inset: 0; }
  &:hover { text-decoration: underline; text-decoration-thickness: ${border.line}; }
  @supports selector(:has(a)) {
    &:focus-visible { outline: 0; }
  }
`;

const Line = styled.p`
  ${type.small}
  line-height: 1.3;
`;

const Price = styled.p`
  margin-top: ${space[1]};
  font: 650 ${fontSize.label} / 1.2 ${display};
  font-variant-numeric: lining-nums tabular-nums;

  &[data-kind='free'] { color: ${color.success}; }
  &[data-kind='unknown'] { color: ${color.textMuted}; ${type.small} }
`;

/** A few courses in one row. */
export function CourseStrip({ title, more, courses, isInPage = false }: CourseStripProps) {
  const titleId = useId();
  return (
    <Root aria-labelledby={titleId} data-in-page={isInPage || undefined}>
      <Head>
        <h2 id={titleId}>{title}</h2>
        <Link href={more.href}>{more.label}</Link>
      </Head>
      <List role="list">
        {courses.map((course) => (
          <Course key={course.href}>
            <Picture>
              <Frame>
                <CoverArt {...course.cover} />
              </Frame>
              <Sill />
            </Picture>
            <div>
              <Title title={course.title}>
                <TitleLink href={course.href} lang={course.titleLang}>
                  {course.title}
                </TitleLink>
              </Title>
              {course.lines.map((line) => (
                <Line key={line}>
                  <bdi>{line}</bdi>
                </Line>
              ))}
              <Price data-kind={course.price.kind}>
                <bdi>{course.price.text}</bdi>
              </Price>
            </div>
          </Course>
        ))}
      </List>
    </Root>
  );
}
