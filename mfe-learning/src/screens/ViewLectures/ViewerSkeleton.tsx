import { media, Skeleton } from '@vidya/shared-ui';
import { styled } from 'styled-components';
import { Screen } from '../../player/player-styles.ts';
import { Columns, MainColumn, StageColumn } from './ViewerFrame.tsx';

/** As large as the viewer, while its lectures load. */
export function ViewerSkeleton() {
  return (
    <Columns aria-busy="true" aria-label="Loading lectures">
      <StageColumn $isFilm>
        <Screen />
        <BarToCome />
      </StageColumn>
      <MainColumn>
        <Skeleton width="60%" height="2rem" />
        <Skeleton width="90%" height="1rem" />
      </MainColumn>
      <Beside>
        <Skeleton height="26rem" shape="block" />
      </Beside>
    </Columns>
  );
}

const BarToCome = styled.div`
  height: 3.25rem;
`;

/** In a narrow window the course content is a closed sheet. */
const Beside = styled.div`
  ${media.belowLaptop} {
    display: none;
  }
  ${media.laptop} {
    grid-area: side;
  }
`;
