import { serverNow } from '@vidya/contracts/browser/server-clock';
import type { ShareAgreement, TaxRate } from '@vidya/contracts/calls/ledger/money';
import { moneyTexts } from '@vidya/contracts/rules/ledger/money-texts';
import { rateText } from '@vidya/contracts/rules/ledger/rate-rules';
import { momentInIndia } from '@vidya/contracts/texts/format';
import { Badge, Button, type Column, Icon, Note, Table, VisuallyHidden } from '@vidya/shared-ui';
import { RequestFailed } from '../parts/RequestFailed.tsx';
import { NoWrap } from '../parts/table-styles.ts';
import { Part, Parts, SectionHead } from './money-styles.ts';
import { bearerNames, taxNames } from './money-text.ts';
import { AgreementDialog, TaxDialog } from './RateDialogs.tsx';
import { useRates } from './use-money.ts';
import { useAgreementForm, useTaxForm } from './use-rate-dialogs.ts';

type Dated = Pick<TaxRate, 'id' | 'validFrom' | 'setBy' | 'isCurrent'>;

const stateOf = ({ isCurrent, validFrom }: Dated): 'Now' | 'Later' | 'Earlier' => {
  if (isCurrent) return 'Now';
  return new Date(validFrom).getTime() > serverNow() ? 'Later' : 'Earlier';
};
const tones = { Now: 'success', Later: 'primary', Earlier: 'neutral' } as const;

/** A day on one line, and its time: most begin with the day. */
function From({ at }: { at: string }) {
  const [day, time = ''] = momentInIndia(at).replace(', 12:00 am', '').split(', ');
  return (
    <>
      <NoWrap>{day}</NoWrap>
      {time ? `, ${time}` : ''}
    </>
  );
}

const dated: Column<Dated>[] = [
  { key: 'validFrom', label: 'From', cell: ({ validFrom }) => <From at={validFrom} /> },
  {
    key: 'setBy',
    label: 'Set by',
    cell: ({ setBy }) => (setBy ? <bdi translate="no">{setBy}</bdi> : 'Came with the site'),
  },
  { key: 'state', label: 'Holds', cell: (row) => <Badge tone={tones[stateOf(row)]}>{stateOf(row)}</Badge> },
];

const agreementColumns = (onEnd: (agreement: ShareAgreement) => void): Column<ShareAgreement>[] => [
  {
    key: 'who',
    label: 'For',
    cell: ({ instructor }) => (instructor ? <bdi translate="no">{instructor.name}</bdi> : 'Everybody'),
  },
  {
    key: 'rate',
    label: 'Platform’s share',
    cell: ({ platformRate }) => (platformRate === null ? 'Ended' : rateText(platformRate)),
  },
  {
    key: 'coupons',
    label: 'Coupons borne by',
    cell: ({ platformRate, couponBearer }) => (platformRate === null ? '–' : bearerNames[couponBearer]),
  },
  ...dated,
  {
    key: 'end',
    label: 'Actions',
    align: 'end',
    cell: (agreement) =>
      agreement.instructor && agreement.isCurrent && agreement.platformRate !== null ? (
        <Button variant="quiet" size="small" onClick={() => onEnd(agreement)}>
          End
          <VisuallyHidden> the agreement with {agreement.instructor.name}</VisuallyHidden>
        </Button>
      ) : (
        <span aria-hidden="true">–</span>
      ),
  },
];

const taxColumns: Column<TaxRate>[] = [
  { key: 'kind', label: 'Tax', cell: ({ kind }) => taxNames[kind] },
  { key: 'rate', label: 'Rate', cell: ({ rate }) => rateText(rate) },
  { key: 'source', label: 'Source', cell: ({ source }) => source },
  ...dated,
];

const loadingRows = 3;

/** Shares and tax rates that hold, held and will hold; each later sale follows what holds then. */
export function Rates() {
  const { data, ...request } = useRates();
  const agreement = useAgreementForm();
  const tax = useTaxForm();
  const end = ({ instructor }: ShareAgreement) => agreement.open({ instructor, isForOne: true, isEnd: true });
  if (request.error && !data) return <RequestFailed request={request} fallback={moneyTexts.failed} />;
  return (
    <Parts>
      <Part aria-labelledby="shares">
        <SectionHead>
          <h2 id="shares">Shares</h2>
          <Button size="small" disabled={!data} icon={<Icon name="plus" size={18} />} onClick={() => agreement.open()}>
            New share
          </Button>
        </SectionHead>
        <Table
          caption="Shares"
          columns={agreementColumns(end)}
          rows={data?.agreements ?? []}
          rowKey={({ id }) => id}
          loadingRows={data ? undefined : loadingRows}
        />
        <Note>Of the price without GST. An instructor without an agreement has the share of everybody.</Note>
      </Part>
      <Part aria-labelledby="taxes">
        <SectionHead>
          <h2 id="taxes">Taxes withheld</h2>
          <Button size="small" disabled={!data} icon={<Icon name="plus" size={18} />} onClick={tax.open}>
            New tax rate
          </Button>
        </SectionHead>
        <Table
          caption="Tax rates"
          columns={taxColumns}
          rows={data?.taxes ?? []}
          rowKey={({ id }) => id}
          loadingRows={data ? undefined : loadingRows}
        />
      </Part>
      {data ? <AgreementDialog form={agreement} rates={data} /> : null}
      <TaxDialog form={tax} />
    </Parts>
  );
}
