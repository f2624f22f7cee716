import { border, CartToggle, color, size, space, type } from '@aulario/ui';
import styled from 'styled-components';
import type { ComparedCourse } from './CompareBoard.tsx';
import { Actions, Arch, Title, TitleLink } from './compareBoardParts.ts';

export interface CompareAloneProps {
  course: Omit<ComparedCourse, 'rank' | 'rankLabel'>;
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]};
  align-items: center;
  padding-bottom: ${space[5]};
  border-bottom: ${border.sill} solid ${color.line};
`;

const Picture = styled(Arch)`
  flex: none;
  width: ${size.field};
`;

const Text = styled.div`
  flex: 1 1 ${size.cover};
  min-width: 0;

  p { color: ${color.textMuted}; ${type.small} }
`;

/** The only course of a comparison that needs another one. */
export function CompareAlone({ course }: CompareAloneProps) {
  return (
    <Root>
      <Picture {...course.cover} />
      <Text>
        <Title>
          <TitleLink href={course.href} lang={course.titleLang}>
            {course.title}
          </TitleLink>
        </Title>
        <p>{course.by}</p>
      </Text>
      <Actions>
        <CartToggle {...course.cart} />
        {course.remove}
      </Actions>
    </Root>
  );
}
