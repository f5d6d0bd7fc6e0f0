import type { VersionHealth } from '@vidya/contracts/release/release-calls';
import { Icon, VisuallyHidden } from '@vidya/shared-ui';
import { isWorse, type Measure, measured } from '../../../data/releases/release-health.ts';
import { Worse } from './comparison-styles.ts';

interface MeasuredProps {
  measure: Measure;
  health: VersionHealth;
  /** The live version's health, for comparison with the canary. */
  than: VersionHealth | null;
}

/** A measure of a version, marked if the live version does better. */
export function Measured({ measure, health, than }: MeasuredProps) {
  const text = measured(health, measure);
  if (text === '') {
    return (
      <>
        <span aria-hidden="true">–</span>
        <VisuallyHidden>not measured yet</VisuallyHidden>
      </>
    );
  }
  if (!isWorse(health, than, measure)) return text;
  return (
    <>
      {text}{' '}
      <Worse>
        <Icon name="warning" size={14} />
        worse
      </Worse>
    </>
  );
}
