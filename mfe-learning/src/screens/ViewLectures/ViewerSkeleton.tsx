import { Skeleton } from '@vidya/shared-ui';
import { Screen } from '../../player/player-styles.ts';
import { Columns, MainColumn } from './ViewerFrame.tsx';

/** As large as the viewer, while its lectures are on their way. */
export function ViewerSkeleton() {
  return (
    <Columns aria-busy="true" aria-label="Loading lectures">
      <Screen />
      <MainColumn>
        <Skeleton width="60%" height="2rem" />
        <Skeleton width="90%" height="1rem" />
      </MainColumn>
      <Skeleton height="26rem" shape="block" />
    </Columns>
  );
}
