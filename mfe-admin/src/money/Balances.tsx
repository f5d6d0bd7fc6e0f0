import type { Money } from '@vidya/contracts/calls/ledger/money';
import { accountGroups, accountNames } from '@vidya/contracts/rules/ledger/ledger-names';
import { moneyTexts } from '@vidya/contracts/rules/ledger/money-texts';
import { momentInIndia } from '@vidya/contracts/texts/format';
import { Banner, Note, Skeleton, Surface } from '@vidya/shared-ui';
import { RequestFailed } from '../parts/RequestFailed.tsx';
import { BooksExport } from './BooksExport.tsx';
import { HandPayouts } from './HandPayouts.tsx';
import { Group, Groups, Part, Parts, Total } from './money-styles.ts';
import { amountText, differenceText, monthText } from './money-text.ts';
import { useBalances } from './use-money.ts';

/** Each kind of account, the nightly check, closed months, and the books as files. */
export function Balances() {
  const { data, ...request } = useBalances();
  if (request.error && !data) return <RequestFailed request={request} fallback={moneyTexts.failed} />;
  return (
    <Parts aria-busy={!data}>
      <Groups>
        {accountGroups.map(({ title, kinds, sign }) => (
          <AccountGroup
            key={title}
            title={title}
            lines={kinds.map((kind) => ({ name: accountNames[kind], paise: data && sign * paiseOf(data, kind) }))}
          />
        ))}
      </Groups>
      <SumCheck money={data} />
      {data ? <HandPayouts money={data} /> : null}
      <Part aria-labelledby="nightly-check">
        <h2 id="nightly-check">Nightly check</h2>
        {data ? <Check check={data.check} /> : <Skeleton width="60%" />}
      </Part>
      <Part aria-labelledby="closed-months">
        <h2 id="closed-months">Closed months</h2>
        {data ? <ClosedMonths months={data.closedMonths} /> : <Skeleton width="40%" />}
      </Part>
      <BooksExport />
    </Parts>
  );
}

const paiseOf = ({ balances }: Money, kind: string): number =>
  balances.find(({ account }) => account === kind)?.paise ?? 0;

interface GroupProps {
  title: string;
  /** Undefined while loading. */
  lines: { name: string; paise: number | undefined }[];
}

function AccountGroup({ title, lines }: GroupProps) {
  const total = lines.reduce((sum, { paise = 0 }) => sum + paise, 0);
  const isLoading = lines.some(({ paise }) => paise === undefined);
  return (
    <Surface as="section" $padding="small" aria-label={title}>
      <h2>{title}</h2>
      <Group>
        {lines.map(({ name, paise }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{paise === undefined ? <Skeleton width="5rem" /> : amountText(paise)}</dd>
          </div>
        ))}
        <Total>
          <dt>Together</dt>
          <dd>{isLoading ? <Skeleton width="5rem" /> : amountText(total)}</dd>
        </Total>
      </Group>
    </Surface>
  );
}

/** What is held is what is owed and what was earned, less what was spent. */
function SumCheck({ money }: { money: Money | undefined }) {
  if (!money) return <Skeleton width="100%" height="3rem" />;
  const off = money.balances.reduce((sum, { paise }) => sum + paise, 0);
  return off === 0 ? (
    <Banner tone="success">
      The books balance: what is held is what is owed, and what was earned less what was spent.
    </Banner>
  ) : (
    <Banner tone="danger">The books do not balance: {amountText(off)} too much on one side. Ask the operators.</Banner>
  );
}

function Check({ check }: Pick<Money, 'check'>) {
  if (!check) return <p>No check has run yet. One runs every night.</p>;
  const differences = Object.entries(check.differences);
  return (
    <>
      <p>
        {momentInIndia(check.at)}:{' '}
        {differences.length === 0 ? 'the ledger agrees with itself and with all payments.' : 'the ledger differs.'}
      </p>
      {differences.length > 0 ? (
        <ul>
          {differences.map(([kind, howMany]) => {
            const { what, advice } = differenceText(kind, howMany);
            return (
              <li key={kind}>
                <b>{what}</b>
                <Note>{advice}</Note>
              </li>
            );
          })}
        </ul>
      ) : null}
    </>
  );
}

const monthsShown = 12;

function ClosedMonths({ months }: { months: string[] }) {
  if (months.length === 0) return <p>None yet. A month closes three days after its end.</p>;
  const earlier = months.length - monthsShown;
  return (
    <>
      <p>
        {months.slice(0, monthsShown).map(monthText).join(', ')}
        {earlier > 0 ? `, and ${earlier} earlier` : ''}.
      </p>
      <Note>No entry is added to them any more: what arrives later belongs to the open month.</Note>
    </>
  );
}
