import type { Money } from '@vidya/contracts/calls/ledger/money';
import { limits } from '@vidya/contracts/rules/limits';
import { Button, type Column, Note, Table, TextArea, TextField, VisuallyHidden } from '@vidya/shared-ui';
import { FormDialog } from '../parts/FormDialog.tsx';
import { NoWrap } from '../parts/table-styles.ts';
import { ChosenInstructor } from './InstructorField.tsx';
import { Part, SectionHead } from './money-styles.ts';
import { amountText } from './money-text.ts';
import { type HandPayoutForm, useHandPayout } from './use-hand-payout.ts';

type Deleted = Money['deleted'][number];

const columns = (pay: (person: Deleted) => void): Column<Deleted>[] => [
  {
    key: 'who',
    label: 'Account',
    cell: ({ name, id }) => (
      <>
        <bdi translate="no">{name}</bdi>
        <Note as="div" translate="no">
          {id}
        </Note>
      </>
    ),
  },
  { key: 'owed', label: 'Owed', align: 'end', cell: ({ owedPaise }) => <NoWrap>{amountText(owedPaise)}</NoWrap> },
  {
    key: 'available',
    label: 'Available',
    align: 'end',
    cell: ({ availablePaise }) => <NoWrap>{amountText(availablePaise)}</NoWrap>,
  },
  {
    key: 'pay',
    label: 'Action',
    align: 'end',
    cell: (person) => (
      <Button variant="quiet" size="small" disabled={person.availablePaise === 0} onClick={() => pay(person)}>
        Pay out
        <VisuallyHidden> to {person.id}</VisuallyHidden>
      </Button>
    ),
  },
];

/** What is owed to deleted accounts, and payouts at the bank, past the gateway. */
export function HandPayouts({ money: { deleted, deletedOwedPaise } }: { money: Money }) {
  const form = useHandPayout();
  const isCut = deletedOwedPaise > deleted.reduce((sum, { owedPaise }) => sum + owedPaise, 0);
  const pay = ({ id, name, availablePaise }: Deleted): void =>
    form.open({ instructor: { id, name }, isDeleted: true, amount: String(availablePaise / 100) });
  return (
    <Part aria-labelledby="hand-payouts">
      <SectionHead>
        <h2 id="hand-payouts">Payouts by hand</h2>
        <Button variant="secondary" size="small" onClick={() => form.open()}>
          Book a payout
        </Button>
      </SectionHead>
      <p>
        {deleted.length === 0
          ? 'Nothing is owed to deleted accounts.'
          : `${amountText(deletedOwedPaise)} is owed to deleted accounts.${isCut ? ` The ${deleted.length} largest are listed.` : ''}`}
      </p>
      {deleted.length > 0 ? (
        <Table caption="Owed to deleted accounts" columns={columns(pay)} rows={deleted} rowKey={({ id }) => id} />
      ) : null}
      <HandPayoutDialog form={form} />
    </Part>
  );
}

function HandPayoutDialog({ form }: { form: HandPayoutForm }) {
  const { typed, change, errorOf } = form;
  return (
    <FormDialog form={form} title="Book a payout by hand" submitLabel="Book The Payout">
      <p>For money that was paid out at the bank: it leaves the balance of the earnings, and the bank account.</p>
      {typed.isDeleted ? (
        <Note>
          <bdi translate="no">{typed.instructor?.name}</bdi>, deleted
        </Note>
      ) : (
        <ChosenInstructor form={form} instructor={typed.instructor} />
      )}
      <TextField
        label="Amount"
        name="amount"
        inputMode="decimal"
        autoComplete="off"
        prefix="₹"
        value={typed.amount}
        error={errorOf('amount')}
        onChange={(event) => change({ amount: event.target.value })}
      />
      <TextField
        label="Reference"
        name="reference"
        autoComplete="off"
        maxLength={60}
        help="The bank’s, or of the statement’s line that it explains. Each is booked once."
        value={typed.reference}
        error={errorOf('reference')}
        onChange={(event) => change({ reference: event.target.value })}
      />
      <TextArea
        label="Reason"
        name="reason"
        rows={3}
        max={limits.reasonMax}
        help="Stays in the audit log."
        value={typed.reason}
        error={errorOf('reason')}
        onChange={(event) => change({ reason: event.target.value })}
      />
    </FormDialog>
  );
}
