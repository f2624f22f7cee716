import styled from 'styled-components';
import { Sill } from '../components/Sill.tsx';
import { Skeleton } from '../components/Skeleton.tsx';
import { space } from '../theme/scale.ts';

const Root = styled.li`
  display: grid;
  grid-template-rows: auto auto 1fr;
`;

const Cover = styled.div`
  display: grid;
  aspect-ratio: 16 / 9;
`;

const Lines = styled.div`
  display: grid;
  gap: ${space.s8};
  margin-top: 18px;
`;

const Actions = styled.div`
  display: flex;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${space.s8};
  margin-top: 44px;
`;

const Price = styled.div`
  padding-bottom: ${space.s12};
`;

const Arch = styled.div`
  overflow: hidden;
  border-radius: 22px 22px 0 0;
`;

/** The place of a card that is still on its way: cover, sill, two lines, price and door. */
export function CourseCardSkeleton() {
  return (
    <Root aria-hidden="true">
      <Cover>
        <Skeleton width="100%" height="100%" />
      </Cover>
      <Sill />
      <Lines>
        <Skeleton width="100%" height="14px" />
        <Skeleton width="62%" height="14px" />
      </Lines>
      <Actions>
        <Price>
          <Skeleton width="86px" height="20px" />
        </Price>
        <Arch>
          <Skeleton width="44px" height="48px" />
        </Arch>
      </Actions>
    </Root>
  );
}
