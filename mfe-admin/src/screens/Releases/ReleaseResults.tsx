import { timeOfDay } from '@vidya/contracts/texts/format';
import { texts } from '@vidya/contracts/texts/texts';
import { Banner, Button, Note, Skeleton, Stack } from '@vidya/shared-ui';
import { space } from '@vidya/shared-ui/tokens';
import { styled } from 'styled-components';
import type { Releases } from '../../data/releases/use-releases.ts';
import { NoResults } from '../../parts/NoResults.tsx';
import { RequestFailed } from '../../parts/RequestFailed.tsx';
import { AreaCard } from './AreaCard.tsx';
import { Card, Columns, Head } from './release-styles.ts';
import type { ReleaseActions } from './VersionButton.tsx';

/** A card for each area, or the reason why there is none. */
export function ReleaseResults({ releases, on }: { releases: Releases; on: ReleaseActions }) {
  const { areas, error, fetchedAt, retry } = releases;
  if (error && !areas) return <RequestFailed request={releases} fallback={texts.release.fetchFailed} />;
  if (!areas) return <ReleasesSkeleton />;
  if (areas.every(({ versions }) => versions.length === 0)) {
    return (
      <NoResults title="Nothing is published yet">
        Publish a version with <code translate="no">npm run release -- catalog</code>. It comes here, and people get it
        once it is promoted.
      </NoResults>
    );
  }
  return (
    <>
      <Stack $gap={5}>
        {error ? (
          <Banner
            tone="warning"
            action={
              <Button variant="quiet" size="small" onClick={retry}>
                Retry
              </Button>
            }
          >
            These numbers are from {timeOfDay(fetchedAt)}: newer ones do not come.
          </Banner>
        ) : null}
        {areas.map((area) => (
          <AreaCard key={area.name} area={area} on={on} />
        ))}
      </Stack>
      <Explained>
        Times are those that three of four page loads stayed below. A visit has failed when the area could not be loaded
        or drawn.
      </Explained>
    </>
  );
}

const Explained = styled(Note)`
  margin-top: ${space[5]};
`;

const titles = ['8rem', '10rem', '9rem'];
const lines = ['90%', '96%', '84%', '92%', '88%', '94%'];

function ReleasesSkeleton() {
  return (
    <Stack $gap={5} role="group" aria-busy="true" aria-label="Loading">
      {titles.map((width) => (
        <Card key={width}>
          <Head>
            <Skeleton width={width} height="1.5rem" />
          </Head>
          <Columns>
            <Stack $gap={3}>
              {lines.map((line) => (
                <Skeleton key={line} width={line} height="1.5rem" />
              ))}
            </Stack>
            <Stack $gap={3}>
              {lines.slice(0, 4).map((line) => (
                <Skeleton key={line} width={line} />
              ))}
            </Stack>
          </Columns>
        </Card>
      ))}
    </Stack>
  );
}
