import { messageOf } from '@vidya/contracts/calls/api-error';
import { timeOfDay } from '@vidya/contracts/texts/format';
import { texts } from '@vidya/contracts/texts/texts';
import { Banner, Button, EmptyState, ErrorState, NoResultsPicture } from '@vidya/shared-ui';
import type { Releases } from '../../data/releases/use-releases.ts';
import { AreaCard } from './AreaCard.tsx';
import { ReleasesSkeleton } from './ReleasesSkeleton.tsx';
import type { ReleaseActions } from './release-actions.ts';
import { Areas, Explained } from './release-styles.ts';

interface ReleaseResultsProps {
  releases: Releases;
  on: ReleaseActions;
}

/** A card for each area, or the reason why there is none. */
export function ReleaseResults({ releases, on }: ReleaseResultsProps) {
  const { areas, error, isFetching, askedAt, retry } = releases;
  if (error && !areas) {
    return (
      <ErrorState onRetry={retry} isRetrying={isFetching}>
        {messageOf(error, texts.release.fetchFailed)}
      </ErrorState>
    );
  }
  if (!areas) return <ReleasesSkeleton />;
  if (areas.every(({ versions }) => versions.length === 0)) {
    return (
      <EmptyState picture={<NoResultsPicture />} title="Nothing is published yet">
        Publish a version with <code>npm run release -- catalog</code>. It comes here, and people get it once it is
        promoted.
      </EmptyState>
    );
  }
  return (
    <>
      <Areas>
        {error ? (
          <Banner
            tone="warning"
            action={
              <Button variant="quiet" size="small" onClick={retry}>
                Retry
              </Button>
            }
          >
            These numbers are from {timeOfDay(askedAt)}: newer ones do not come.
          </Banner>
        ) : null}
        {areas.map((area) => (
          <AreaCard key={area.name} area={area} on={on} />
        ))}
      </Areas>
      <Explained>
        Times are those that three of four page loads stayed below. A visit has failed when the area could not be loaded
        or drawn.
      </Explained>
    </>
  );
}
