import { Skeleton } from '@vidya/shared-ui';
import { Areas, Bones, Card, Columns, Head } from './release-styles.ts';

const areas = ['8rem', '10rem', '9rem'];
const lines = ['90%', '96%', '84%', '92%', '88%', '94%'];

/** Cards of bones. */
export function ReleasesSkeleton() {
  return (
    <Areas role="group" aria-busy="true" aria-label="Loading">
      {areas.map((width) => (
        <Card key={width}>
          <Head>
            <Skeleton width={width} height="1.5rem" />
          </Head>
          <Columns>
            <Bones>
              {lines.map((line) => (
                <Skeleton key={line} width={line} height="1.5rem" />
              ))}
            </Bones>
            <Bones>
              {lines.slice(0, 4).map((line) => (
                <Skeleton key={line} width={line} />
              ))}
            </Bones>
          </Columns>
        </Card>
      ))}
    </Areas>
  );
}
