import { useDialogEntry } from '@vidya/contracts/browser/platform';
import type { PayoutAccount as Account, PayoutAccountReason } from '@vidya/contracts/calls/ledger/payout-account';
import { momentInIndia } from '@vidya/contracts/texts/format';
import { Badge, type BadgeTone, Button, Note, RuledList, Skeleton } from '@vidya/shared-ui';
import { Panel } from '../parts/form-styles.ts';
import { ReadFailed } from '../parts/ReadFailed.tsx';
import { AccountDialog } from './AccountDialog.tsx';
import { PartLine } from './earnings-styles.ts';
import { usePayoutAccount } from './use-payouts.ts';

const states: Record<Account['state'], [tone: BadgeTone, text: string]> = {
  new: ['info', 'Being checked'],
  validating: ['info', 'Being checked'],
  verified: ['success', 'Verified'],
  failed: ['danger', 'Not verified'],
};

const reasons: Record<PayoutAccountReason, string> = {
  missing: 'The bank knows no such account. Please check the numbers.',
  otherHolder: 'The account belongs to another name. Please write the name as the bank has it.',
  noResponse: 'The bank did not respond. Please save the account again.',
  refused: 'The bank refused the check. Please check the numbers, or choose another account.',
};

/** Where the earnings go, whether the bank confirmed it, and until when payouts wait after a change. */
export function PayoutAccount() {
  const account = usePayoutAccount();
  const { data, isPending } = account;
  const dialog = useDialogEntry('payout-account');
  return (
    <Panel as="section" $gap={4} aria-labelledby="payout-account">
      <h2 id="payout-account">Payout account</h2>
      {isPending ? <Skeleton shape="block" height="6rem" /> : null}
      {data ? <AccountLines account={data} /> : null}
      <ReadFailed query={account} />
      {data === null ? <Note>Add a bank account or a UPI address, so that we can pay you.</Note> : null}
      {data === undefined ? null : (
        <div>
          <Button variant="secondary" size="small" onClick={dialog.open}>
            {data ? 'Change' : 'Add Account'}
          </Button>
        </div>
      )}
      {dialog.isOpen ? <AccountDialog holderName={data?.holderName ?? ''} onClose={dialog.close} /> : null}
    </Panel>
  );
}

function AccountLines({ account }: { account: Account }) {
  const { kind, holderName, ifsc, bankName, mask, state, reason, holdUntil } = account;
  const [tone, text] = states[state];
  return (
    <>
      <RuledList>
        <PartLine as="li">
          {kind === 'bank' ? bankName || 'Bank' : 'UPI'} <span>{mask}</span>
        </PartLine>
        <PartLine as="li">
          Holder <bdi translate="no">{holderName}</bdi>
        </PartLine>
        {ifsc ? (
          <PartLine as="li">
            IFSC <span>{ifsc}</span>
          </PartLine>
        ) : null}
        <PartLine as="li">
          State <Badge tone={tone}>{text}</Badge>
        </PartLine>
      </RuledList>
      {state === 'failed' && reason ? <Note role="alert">{reasons[reason]}</Note> : null}
      {holdUntil ? <Note>Payouts wait until {momentInIndia(holdUntil)}.</Note> : null}
    </>
  );
}
