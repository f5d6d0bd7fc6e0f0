import { timeOfDay } from '@vidya/contracts/texts/format';
import { texts } from '@vidya/contracts/texts/texts';
import { Banner, Button, Note, Skeleton, Stack } from '@vidya/shared-ui';
import { space } from '@vidya/shared-ui/tokens';
import { styled } from 'styled-components';
import { NoResults } from '../parts/NoResults.tsx';
import { RequestFailed } from '../parts/RequestFailed.tsx';
import { AreaRow } from './AreaRow.tsx';
import { ColumnNames, RowLine, Rows } from './area-row-styles.ts';
import type { Releases } from './data/use-releases.ts';
import type { ReleasesAddress } from './data/use-releases-address.ts';
import type { ReleaseActions } from './VersionButton.tsx';

interface ReleaseResultsProps {
  releases: Releases;
  address: ReleasesAddress;
  on: ReleaseActions;
}

const columnNames = ['Area', 'Live version', 'State', 'Last change', 'Main action'];

/** A row for each area, or the reason why there is none. */
export function ReleaseResults({ releases, address, on }: ReleaseResultsProps) {
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
        <div>
          <ColumnNames>
            {columnNames.map((name) => (
              <span key={name}>{name}</span>
            ))}
          </ColumnNames>
          <Rows aria-label="Areas">
            {areas.map((area) => (
              <AreaRow
                key={area.name}
                area={area}
                on={on}
                isOpen={address.isOpen(area.name)}
                onToggle={(isOpen) => address.toggle(area.name, isOpen)}
              />
            ))}
          </Rows>
        </div>
      </Stack>
      {areas.some(({ name }) => address.isOpen(name)) ? (
        <Explained>
          Load time: three in four page loads were faster. Failed: the area did not load, or could not be drawn.
        </Explained>
      ) : null}
    </>
  );
}

const Explained = styled(Note)`
  margin-top: ${space[5]};
`;

const skeletons = ['8rem', '10rem', '9rem', '7rem', '8rem'];

const ReleasesSkeleton = () => (
  <Rows role="group" aria-busy="true" aria-label="Loading">
    {skeletons.map((width, index) => (
      <li key={index}>
        <RowLine $isOpen={false}>
          <Skeleton width={width} height="1.5rem" />
        </RowLine>
      </li>
    ))}
  </Rows>
);
