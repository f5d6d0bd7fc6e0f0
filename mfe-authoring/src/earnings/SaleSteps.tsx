import type { SaleRates } from '@vidya/contracts/calls/ledger/earnings';
import { rupees } from '@vidya/contracts/texts/format';
import { percentOf, rupeesAndPaise, saleExample } from './amounts.ts';
import { Steps } from './earnings-styles.ts';

/** Who gets what of a price in rupees: from what a learner pays to what the instructor earns. */
export function SaleSteps({ price, rates }: { price: number; rates: SaleRates }) {
  const { gstPaise, sharePaise, taxPaise, earnedPaise } = saleExample(price, rates);
  const taxes = [`TDS ${percentOf(rates.tdsRate)}`, ...(rates.tcsRate ? [`TCS ${percentOf(rates.tcsRate)}`] : [])];
  return (
    <Steps>
      <div>
        <dt>A learner pays</dt>
        <dd>{rupees(price)}</dd>
      </div>
      <div>
        <dt>GST, {rates.gstRate} %</dt>
        <dd>{rupeesAndPaise(-gstPaise)}</dd>
      </div>
      <div>
        <dt>Vidya’s share, {percentOf(rates.platformRate)}</dt>
        <dd>{rupeesAndPaise(-sharePaise)}</dd>
      </div>
      <div>
        <dt>Tax withheld for you, {taxes.join(' and ')}</dt>
        <dd>{rupeesAndPaise(-taxPaise)}</dd>
      </div>
      <div>
        <dt>You get</dt>
        <dd>{rupeesAndPaise(earnedPaise)}</dd>
      </div>
    </Steps>
  );
}
