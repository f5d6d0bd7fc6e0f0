import { importMoneyFile } from '@vidya/contracts/browser/calls';
import { useDialogEntry, usePlatform } from '@vidya/contracts/browser/platform';
import type { MoneyImport } from '@vidya/contracts/calls/ledger/money-import';
import { moneyFile, moneyFileTexts as say } from '@vidya/contracts/rules/ledger/money-file';
import { useState } from 'react';
import { useStateOf } from '../../data/use-state-of.ts';
import { useRefreshMoney } from './use-payouts.ts';

/** The dialog that compares a file of the gateway's dashboard, shows what it would do, and then imports it. */
export function useMoneyImport() {
  const { send, run, toasts } = usePlatform();
  const refresh = useRefreshMoney();
  const dialog = useDialogEntry('money-import');
  const [file, setFile] = useState<File | null>(null);
  const [fault, setFault] = useState<string | undefined>();
  const [result, setResult] = useStateOf<MoneyImport | null>(file, null);
  const [isBusy, setBusy] = useState(false);

  const choose = (chosen: File | null): void => {
    setFile(chosen);
    setFault(chosen && chosen.size > moneyFile.bytes ? say.tooLarge : undefined);
  };
  async function upload(bookPaise?: number) {
    setBusy(true);
    const body = { file: file!, ...(bookPaise !== undefined && { bookPaise }) };
    const response = await run(send(importMoneyFile, { body }), { failure: say.failed });
    setBusy(false);
    return response;
  }
  /** What was read can be imported. */
  const isReadable = result !== null && result.problemCount === 0;
  return {
    isOpen: dialog.isOpen,
    close: dialog.close,
    isBusy,
    file,
    fault,
    result,
    isReadable,
    choose,
    open: (): void => {
      choose(null);
      dialog.open();
    },
    submit: async (): Promise<string | null> => {
      const missing = fault ?? (file ? undefined : say.missing);
      if (missing) {
        setFault(missing);
        toasts.error(missing);
        return 'file';
      }
      const response = await upload(isReadable ? result.bookPaise : undefined);
      if (!response) {
        // The file must be looked at again: the ledger may have changed.
        setResult(null);
        return null;
      }
      setResult(response.data);
      if (!response.data.isBooked) return null;
      toasts.success(response.message);
      dialog.close();
      refresh();
      return null;
    },
  };
}

export type MoneyImportForm = ReturnType<typeof useMoneyImport>;
