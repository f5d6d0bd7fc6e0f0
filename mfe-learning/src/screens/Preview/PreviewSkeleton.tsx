import { Skeleton } from '@vidya/shared-ui';
import { Screen } from '../../player/player-styles.ts';
import { About, Aside, Columns, Main } from './preview-styles.ts';

/** Holds the room of player, text and course. */
export function PreviewSkeleton() {
  return (
    <Columns aria-busy="true" aria-label="Loading the preview">
      <Main>
        <Screen />
        <About>
          <Skeleton width="6rem" height="1.5rem" />
          <Skeleton width="60%" height="2rem" />
          <Skeleton width="90%" />
        </About>
      </Main>
      <Aside>
        <Skeleton height="14rem" shape="block" />
      </Aside>
    </Columns>
  );
}
