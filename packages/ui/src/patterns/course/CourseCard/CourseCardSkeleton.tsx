import { styled } from 'styled-components';
import { Sill } from '../../../components/Sill/Sill.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { arch, below, size, space } from '../../../theme/scale.ts';
import { cardPlace } from './cardPlace.ts';

const Root = styled.li`
  ${cardPlace}
`;

const Cover = styled.div`
  ${below('pair')} { grid-row: 1 / 4; }
`;

const Plane = styled.div`
  display: grid;
  aspect-ratio: 16 / 9;

  ${below('pair')} { aspect-ratio: 4 / 3; }
`;

const Lines = styled.div`
  display: grid;
  gap: ${space[3]};
  align-content: start;
  margin-top: ${space[5]};

  ${below('pair')} { margin-top: 0; }
`;

/** As high as facts with a details link. */
const Facts = styled.div`
  margin-top: ${space[6]};

  ${below('pair')} { grid-column: 2; }
`;

const Actions = styled.div`
  display: flex;
  align-items: end;
  justify-content: space-between;
  margin-top: ${space[4]};

  ${below('pair')} { grid-column: 1 / -1; }
`;

const Price = styled.div`
  padding-bottom: ${space[4]};
`;

const Arch = styled.div`
  overflow: hidden;
  border-radius: ${arch(size.touch)};
`;

/** The height of a line of the title. */
const line = '14px';

/** The skeleton of a card. */
export function CourseCardSkeleton() {
  return (
    <Root aria-hidden="true">
      <Cover>
        <Plane>
          <Skeleton width="100%" height="100%" />
        </Plane>
        <Sill />
      </Cover>
      <Lines>
        <Skeleton width="100%" height={line} />
        <Skeleton width="62%" height={line} />
      </Lines>
      <Facts>
        <Skeleton width="84%" height="66px" />
      </Facts>
      <Actions>
        <Price>
          <Skeleton width="86px" height={size.glyph} />
        </Price>
        <Arch>
          <Skeleton width={size.touch} height={size.control} />
        </Arch>
      </Actions>
    </Root>
  );
}
