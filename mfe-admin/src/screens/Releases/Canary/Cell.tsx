import type { VersionHealth } from '@vidya/contracts/release/release-calls';
import { limits } from '@vidya/contracts/rules/limits';
import { Icon, VisuallyHidden } from '@vidya/shared-ui';
import { hasEnough, isWorse, type Measure, measured } from '../../../data/releases/release-health.ts';
import { Unmeasured, Worse } from './comparison-styles.ts';

interface CellProps {
  measure: Measure;
  health: VersionHealth | null;
  /** The live version's health, for comparison with the canary. */
  than: VersionHealth | null;
  /** The number of rows that a cell without numbers spans; 0 in all but the first row. */
  rows: number;
}

/** One measure, marked if the live version does better. If there are too few visits, one cell explains it for all. */
export function Cell({ measure, health, than, rows }: CellProps) {
  if (!hasEnough(health)) return rows > 0 ? <Unmeasured rowSpan={rows}>{whyUnmeasured(health)}</Unmeasured> : null;
  const text = measured(health, measure);
  return (
    <td>
      {text || <Dash text="not measured yet" />}
      {text && isWorse(health, than, measure) ? (
        <>
          {' '}
          <Worse>
            <Icon name="warning" size={14} />
            worse
          </Worse>
        </>
      ) : null}
    </td>
  );
}

export const whyUnmeasured = (health: VersionHealth | null) => (
  <>
    – <small>{health ? `Not enough visits yet: ${limits.canary.minVisits} are needed` : 'Nobody gets it'}</small>
  </>
);

export function Dash({ text }: { text: string }) {
  return (
    <>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{text}</VisuallyHidden>
    </>
  );
}
