import { count } from '@vidya/contracts/texts/format';
import type { RemoteReleases, SeenError } from '@vidya/platform/calls/area-releases';
import { VisuallyHidden } from '@vidya/shared-ui';
import { dayAndTime, exactly } from '../data/days.ts';
import { ErrorLines, Judged, Stack } from './Canary/comparison-styles.ts';
import { titleOf } from './data/release-state.ts';
import { errorKind } from './data/texts/judgement-text.ts';
import { VersionName } from './VersionName.tsx';

/** What went wrong in browsers with the live version and the canary, the newest first. */
export function SeenErrors({ area }: { area: RemoteReleases }) {
  const { errors } = area;
  if (errors.length === 0) return null;
  return (
    <Judged>
      <h3>Errors, first seen</h3>
      <ErrorLines aria-label={`Errors of ${titleOf(area)}`}>
        {errors.map((error) => (
          <ErrorLine key={`${error.version} ${error.firstSeen} ${error.message}`} error={error} />
        ))}
      </ErrorLines>
    </Judged>
  );
}

function ErrorLine({ error }: { error: SeenError }) {
  const { version, outcome, message, stack, screen, firstSeen, visits } = error;
  return (
    <li>
      <p>
        <b>{errorKind(outcome)}:</b> {message}
      </p>
      <small>
        <VersionName version={version} /> on {screen}, {visits === 1 ? 'one visit' : `${count(visits)} visits`}, since{' '}
        <time dateTime={firstSeen} title={exactly(firstSeen)}>
          {dayAndTime(firstSeen)}
        </time>
      </small>
      {stack ? (
        <details>
          <summary>
            Stack<VisuallyHidden> of {message}</VisuallyHidden>
          </summary>
          <Stack tabIndex={0} aria-label={`Stack of ${message}`}>
            {stack}
          </Stack>
        </details>
      ) : null}
    </li>
  );
}
