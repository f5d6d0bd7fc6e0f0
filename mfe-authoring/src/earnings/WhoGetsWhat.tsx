import { getSaleRates } from '@vidya/contracts/browser/calls';
import { keys } from '@vidya/contracts/browser/keys';
import { useCall } from '@vidya/contracts/browser/platform';
import { rupees } from '@vidya/contracts/texts/format';
import { paths } from '@vidya/contracts/texts/paths';
import { useDeferredValue } from 'react';
import { Link } from 'react-router-dom';
import { rupeesAndPaise, saleExample } from './amounts.ts';
import { Details } from './earnings-styles.ts';
import { SaleSteps } from './SaleSteps.tsx';

/** Below a price in rupees above 0: what of it the instructor gets, and why. Nothing while the rates are unknown. */
export function WhoGetsWhat({ price }: { price: number }) {
  const { data: rates } = useCall(getSaleRates, { key: keys.saleRates });
  const shown = useDeferredValue(price);
  if (!rates) return null;
  return (
    <Details>
      <summary>
        A learner pays {rupees(shown)} → you get {rupeesAndPaise(saleExample(shown, rates).earnedPaise)} after share and
        tax
      </summary>
      <SaleSteps price={shown} rates={rates} />
      <Link to={paths.earnings()}>Your earnings</Link>
    </Details>
  );
}
