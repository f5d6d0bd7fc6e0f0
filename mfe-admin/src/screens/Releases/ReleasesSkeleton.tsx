import { Skeleton } from '@vidya/shared-ui';
import { Areas, Card, Columns, Head, SkeletonBlock } from './release-styles.ts';

const areas = ['8rem', '10rem', '9rem'];
const lines = ['90%', '96%', '84%', '92%', '88%', '94%'];

/** Cards of skeleton rows. */
export function ReleasesSkeleton() {
  return (
    <Areas role="group" aria-busy="true" aria-label="Loading">
      {areas.map((width) => (
        <Card key={width}>
          <Head>
            <Skeleton width={width} height="1.5rem" />
          </Head>
          <Columns>
            <SkeletonBlock>
              {lines.map((line) => (
                <Skeleton key={line} width={line} height="1.5rem" />
              ))}
            </SkeletonBlock>
            <SkeletonBlock>
              {lines.slice(0, 4).map((line) => (
                <Skeleton key={line} width={line} />
              ))}
            </SkeletonBlock>
          </Columns>
        </Card>
      ))}
    </Areas>
  );
}
