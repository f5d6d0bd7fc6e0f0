import { useListAddress } from '@vidya/contracts/browser/lists/use-list-address';
import { useTitle } from '@vidya/contracts/browser/platform';
import { PageHeader, Tabs } from '@vidya/shared-ui';
import { Balances } from './Balances.tsx';
import { Ledger } from './Ledger.tsx';
import { Payouts } from './payouts/Payouts.tsx';
import { Rates } from './Rates.tsx';

const tabs = [
  { value: 'balances', label: 'Balances' },
  { value: 'ledger', label: 'Ledger' },
  { value: 'payouts', label: 'Payouts' },
  { value: 'rates', label: 'Shares and taxes' },
] as const;
type Tab = (typeof tabs)[number]['value'];

const panels: Record<Tab, () => React.ReactNode> = {
  balances: () => <Balances />,
  ledger: () => <Ledger />,
  payouts: () => <Payouts />,
  rates: () => <Rates />,
};

/** `/admin/dashboard/money`: the books. The tab is in the address. */
export function Money() {
  useTitle('Money');
  const { params, write } = useListAddress();
  const tab = tabs.find(({ value }) => value === params['tab'])?.value ?? 'balances';
  return (
    <>
      <PageHeader title="Money" lead="What the site holds, owes and earned, to the paisa." />
      <Tabs
        label="Money"
        tabs={tabs}
        value={tab}
        // Another tab begins without the search of this one.
        onChange={(chosen: Tab) => write({ tab: chosen === 'balances' ? '' : chosen, q: '', cause: '', month: '' })}
      >
        {panels[tab]()}
      </Tabs>
    </>
  );
}
