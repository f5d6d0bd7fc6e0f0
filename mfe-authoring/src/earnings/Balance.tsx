import type { Earnings } from '@vidya/contracts/calls/ledger/earnings';
import { shortDate } from '@vidya/contracts/texts/format';
import { Skeleton } from '@vidya/shared-ui';
import { rupeesAndPaise } from './amounts.ts';
import { availableNote } from './available-note.ts';
import { Tiles } from './earnings-styles.ts';
import { usePayoutAccount } from './use-payouts.ts';

/** What is owed, what of it is on hold until when, and what can be paid out. */
export function Balance({ earnings }: { earnings: Earnings | undefined }) {
  const { data: account } = usePayoutAccount();
  const { balancePaise = 0, onHoldPaise = 0, releases = [] } = earnings ?? {};
  const [next] = releases;
  const available = balancePaise - onHoldPaise;
  const tiles = [
    ['Balance', balancePaise, 'What you earned and have not been paid yet'],
    [
      'On hold',
      onHoldPaise,
      next
        ? `${rupeesAndPaise(next.paise)} until ${shortDate(next.day)}`
        : 'Learners can give a course back for 14 days',
    ],
    ['Available', available, earnings ? availableNote(earnings, account) : ''],
  ] as const;
  return (
    <Tiles aria-busy={!earnings}>
      {tiles.map(([label, paise, note]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{earnings ? rupeesAndPaise(paise) : <Skeleton width="60%" />}</dd>
          <dd>{earnings ? note : <Skeleton width="80%" />}</dd>
        </div>
      ))}
    </Tiles>
  );
}
