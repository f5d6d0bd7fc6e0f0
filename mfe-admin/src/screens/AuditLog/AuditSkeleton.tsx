import { Skeleton } from '@vidya/shared-ui';
import { Day, Days, Entries, Entry } from './audit-styles.ts';

const widths = ['60%', '72%', '48%', '66%', '54%', '70%'];

/** A day of skeleton rows. */
export function AuditSkeleton() {
  return (
    <Days $isOutdated={false} role="group" aria-busy="true" aria-label="Loading">
      <Day>
        <Skeleton width="6rem" />
        <Entries>
          {widths.map((width) => (
            <Entry key={width}>
              <Skeleton width={width} />
              <Skeleton width="4rem" />
            </Entry>
          ))}
        </Entries>
      </Day>
    </Days>
  );
}
