import { count } from '@vidya/contracts/texts/format';
import type { RemoteReleases, VersionHealth, VersionView } from '@vidya/platform/calls/area-releases';
import { VisuallyHidden } from '@vidya/shared-ui';
import { hasNumber, hasVisits, type Measure, measured, measuresOf } from '../data/release-health.ts';
import { canaryOut, titleOf } from '../data/release-state.ts';
import { CanaryHead, LiveHead } from './ComparisonHeads.tsx';
import { Sides, Unmeasured } from './comparison-styles.ts';

/** The canary's measurements. None arrive while nobody gets it, but those it was stopped for stay. */
function measuredOf(area: RemoteReleases): VersionHealth | null {
  const health = area.canary?.health ?? null;
  return canaryOut(area) || hasVisits(health) ? health : null;
}

/** The live version beside the canary, measure by measure: side by side at any width. */
export function Comparison({ area, live }: { area: RemoteReleases; live: VersionView }) {
  const { canary } = area;
  const sides = [
    { key: 'live', health: live.health },
    ...(canary ? [{ key: 'canary', health: measuredOf(area) }] : []),
  ];
  // Leave out rows without any number.
  const shown = measuresOf(area).filter(({ measure }) => sides.some(({ health }) => hasNumber(health, measure)));
  return (
    <Sides>
      <VisuallyHidden as="caption">
        {titleOf(area)}: live{canary ? ` and ${area.stopped ? 'stopped' : 'canary'}` : ''}
      </VisuallyHidden>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>What is measured</VisuallyHidden>
          </th>
          <LiveHead area={area} live={live} />
          {canary ? <CanaryHead area={area} canary={canary} /> : null}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">Visits</th>
          {sides.map(({ key, health }) => (
            <td key={key}>{health ? count(health.visits) : <Dash text="nobody gets it" />}</td>
          ))}
        </tr>
        {shown.length === 0 ? (
          <tr>
            <th scope="row">Numbers</th>
            {sides.map(({ key, health }) => (
              <Unmeasured key={key}>{whyUnmeasured(health)}</Unmeasured>
            ))}
          </tr>
        ) : null}
        {shown.map(({ measure, label, aside }, index) => (
          <tr key={measure}>
            <th scope="row">
              {label}
              {aside ? <small> {aside}</small> : null}
            </th>
            {sides.map(({ key, ...side }) => (
              <Cell key={key} measure={measure} {...side} rows={index === 0 ? shown.length : 0} />
            ))}
          </tr>
        ))}
      </tbody>
    </Sides>
  );
}

interface CellProps {
  measure: Measure;
  health: VersionHealth | null;
  /** The number of rows that a cell without numbers spans; 0 in all but the first row. */
  rows: number;
}

/** One measure. Without visits, one cell explains it for all. */
function Cell({ measure, health, rows }: CellProps) {
  if (!hasVisits(health)) return rows > 0 ? <Unmeasured rowSpan={rows}>{whyUnmeasured(health)}</Unmeasured> : null;
  const text = measured(health, measure);
  return <td>{text || <Dash text="not measured yet" />}</td>;
}

const whyUnmeasured = (health: VersionHealth | null) => (
  <>
    – <small>{health ? 'No visits yet' : 'Nobody gets it'}</small>
  </>
);

function Dash({ text }: { text: string }) {
  return (
    <>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{text}</VisuallyHidden>
    </>
  );
}
