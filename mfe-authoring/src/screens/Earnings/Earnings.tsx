import { usePerson, useTitle } from '@vidya/contracts/browser/platform';
import type { Earnings as Data } from '@vidya/contracts/calls/ledger/earnings';
import { Stack } from '@vidya/shared-ui';
import { Balance } from '../../earnings/Balance.tsx';
import { Panels } from '../../earnings/earnings-styles.ts';
import { Lines } from '../../earnings/Lines.tsx';
import { Months } from '../../earnings/Months.tsx';
import { PayoutAccount } from '../../earnings/PayoutAccount.tsx';
import { Payouts } from '../../earnings/Payouts.tsx';
import { SaleSteps } from '../../earnings/SaleSteps.tsx';
import { TaxNumbers } from '../../earnings/TaxNumbers.tsx';
import { useEarnings } from '../../earnings/use-earnings.ts';
import { AuthoringPage } from '../../parts/AuthoringPage.tsx';
import { Panel } from '../../parts/form-styles.ts';
import { ReadFailed } from '../../parts/ReadFailed.tsx';

const title = 'Earnings';
const lead = 'What your courses earn, and when it is paid to you.';
/** The price of the example, in rupees. */
const examplePrice = 799;

/** `/earnings`. */
export function Earnings() {
  useTitle(title);
  const person = usePerson();
  const earnings = useEarnings();
  const { data, error } = earnings;
  if (error && !data) return <AuthoringPage title={title} lead={lead} missing={<ReadFailed query={earnings} />} />;
  const isFirst = data?.months.length === 0;
  return (
    <AuthoringPage title={title} lead={lead}>
      <Stack key={person?._id} $gap={8}>
        <Balance earnings={data} />
        {data ? <Payouts /> : null}
        {isFirst ? <FirstTime /> : <Months months={data?.months} />}
        {data && !isFirst ? <Lines months={data.months.map(({ month }) => month)} /> : null}
        {data ? <More earnings={data} /> : null}
      </Stack>
    </AuthoringPage>
  );
}

const FirstTime = () => (
  <Panel as="section" $gap={4} aria-labelledby="how">
    <h2 id="how">How you are paid</h2>
    <ol>
      <li>A learner buys one of your courses: your part appears here at once.</li>
      <li>For 14 days it is on hold, because the learner may give the course back.</li>
      <li>After that it goes into the next payout to your account.</li>
      <li>Each month has a statement for your books and your tax return.</li>
    </ol>
  </Panel>
);

function More({ earnings: { rates, pan, gstin } }: { earnings: Data }) {
  return (
    <Panels>
      <Panel as="section" $gap={4} aria-labelledby="example">
        <h2 id="example">Who gets what</h2>
        <SaleSteps price={examplePrice} rates={rates} />
      </Panel>
      <PayoutAccount />
      <TaxNumbers {...{ pan, gstin }} tdsRate={rates.tdsRate} />
    </Panels>
  );
}
