import { useDialogEntry } from '@vidya/contracts/browser/platform';
import { useSingleRun } from '@vidya/contracts/browser/single-run';
import type { Earnings } from '@vidya/contracts/calls/ledger/earnings';
import { taxIdOf, taxIdProblems } from '@vidya/contracts/rules/ledger/tax-ids';
import { Button, Note, RuledList, TextField } from '@vidya/shared-ui';
import { useState } from 'react';
import { useFormErrors } from '../data/form-errors.ts';
import { Panel } from '../parts/form-styles.ts';
import { percentOf } from './amounts.ts';
import { Files, PartLine } from './earnings-styles.ts';
import { FieldsDialog } from './FieldsDialog.tsx';
import { useTaxIds } from './use-earnings.ts';

type Numbers = Pick<Earnings, 'pan' | 'gstin'>;

/** PAN and GSTIN: masked until they are asked for, and changed in a dialog. */
export function TaxNumbers({ pan, gstin, tdsRate }: Numbers & { tdsRate: number }) {
  const dialog = useDialogEntry('tax-numbers');
  const { reveal } = useTaxIds();
  const { isBusy, run } = useSingleRun();
  const [shown, setShown] = useState<Numbers>();
  const [edited, setEdited] = useState<Numbers>();
  const change = async (): Promise<void> => {
    const numbers = await reveal();
    if (!numbers) return;
    setEdited(numbers);
    dialog.open();
  };
  const show = async (): Promise<void> => setShown((await reveal()) ?? undefined);
  return (
    <Panel as="section" $gap={4} aria-labelledby="tax-numbers">
      <h2 id="tax-numbers">Tax numbers</h2>
      <RuledList>
        <PartLine as="li">
          PAN <span>{(shown?.pan ?? pan) || 'Not given'}</span>
        </PartLine>
        <PartLine as="li">
          GSTIN <span>{(shown?.gstin ?? gstin) || 'Not given'}</span>
        </PartLine>
      </RuledList>
      {pan ? null : (
        <Note>
          Without a PAN the law has us withhold {percentOf(tdsRate)} of each sale, and no payout can be made. It holds
          for sales after you add it.
        </Note>
      )}
      <Files>
        <Button variant="secondary" size="small" isBusy={isBusy} onClick={() => void run(change)}>
          {pan ? 'Change' : 'Add PAN'}
        </Button>
        {pan ? (
          <Button
            variant="quiet"
            size="small"
            isBusy={isBusy}
            aria-expanded={shown !== undefined}
            onClick={() => (shown ? setShown(undefined) : void run(show))}
          >
            {shown ? 'Hide' : 'Show'}
          </Button>
        ) : null}
      </Files>
      {dialog.isOpen && edited ? (
        <TaxDialog
          key={`${edited.pan} ${edited.gstin}`}
          numbers={edited}
          onClose={() => {
            setShown(undefined);
            dialog.close();
          }}
        />
      ) : null}
    </Panel>
  );
}

function TaxDialog({ numbers, onClose }: { numbers: Numbers; onClose: () => void }) {
  const { save } = useTaxIds();
  const [form, setForm] = useState(numbers);
  const { errors, accept, clear, ...sending } = useFormErrors<'pan' | 'gstin'>();
  const submit = async (): Promise<void> => {
    if (!accept(taxIdProblems({ pan: taxIdOf(form.pan), gstin: taxIdOf(form.gstin) }))) return;
    if (await save(form)) onClose();
  };
  const field = (name: 'pan' | 'gstin') => ({
    value: form[name],
    error: errors[name],
    autoComplete: 'off',
    spellCheck: false,
    onChange: (event: { target: { value: string } }) => {
      setForm({ ...form, [name]: event.target.value });
      clear(name);
    },
  });
  return (
    <FieldsDialog title="Tax numbers" form={sending} submit={submit} onClose={onClose}>
      <TextField label="PAN" help="Ten characters, such as ABCPE1234F" {...field('pan')} />
      <TextField
        label="GSTIN, if you are registered"
        help="Fifteen characters that contain your PAN"
        {...field('gstin')}
      />
    </FieldsDialog>
  );
}
