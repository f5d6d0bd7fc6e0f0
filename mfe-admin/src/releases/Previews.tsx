import type { RemoteReleases } from '@vidya/platform/calls/area-releases';
import { Button, VisuallyHidden } from '@vidya/shared-ui';
import { dayAndTime } from '../data/days.ts';
import { nameIn, titleOf } from './data/release-state.ts';
import { releaserOf } from './data/texts/release-text.ts';
import { Lines, Part } from './release-styles.ts';
import type { ReleaseActions } from './VersionButton.tsx';
import { VersionName } from './VersionName.tsx';

/** The links to versions of the area that open something, each with a way to end it. */
export function Previews({ area, on }: { area: RemoteReleases; on: ReleaseActions }) {
  const { name, previews } = area;
  if (previews.length === 0) return null;
  return (
    <Part aria-label={`Previews of ${titleOf(area)}`}>
      <h3>Previews</h3>
      <Lines>
        {previews.map(({ id, version, by, expiresAt }) => (
          <li key={id}>
            <VersionName version={version} /> until {dayAndTime(expiresAt)}, by{' '}
            <bdi translate="no">{releaserOf(by)}</bdi>{' '}
            <Button variant="quiet" size="small" onClick={() => on.endPreview(name, version, id)}>
              End
              <VisuallyHidden>{` (preview of ${titleOf(area)} ${nameIn(area, version)} until ${dayAndTime(expiresAt)})`}</VisuallyHidden>
            </Button>
          </li>
        ))}
      </Lines>
    </Part>
  );
}
