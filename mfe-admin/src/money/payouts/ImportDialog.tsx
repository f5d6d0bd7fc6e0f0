import type { MoneyImport } from '@vidya/contracts/calls/ledger/money-import';
import { count, shortDate } from '@vidya/contracts/texts/format';
import { Banner, FileField, Note } from '@vidya/shared-ui';
import { counted } from '../../data/counted.ts';
import { FormDialog } from '../../parts/FormDialog.tsx';
import { Group } from '../money-styles.ts';
import { amountText } from '../money-text.ts';
import type { MoneyImportForm } from './use-money-import.ts';

const labelOf = ({ isReadable, result }: MoneyImportForm): string => {
  if (!isReadable || !result) return 'Compare';
  return result.bookPaise > 0 ? `Book ${amountText(result.bookPaise)}` : 'Import';
};

/** Takes a CSV file of the gateway's dashboard: nothing changes before what it would do was shown. */
export function ImportDialog({ file }: { file: MoneyImportForm }) {
  const { result, fault, choose, file: chosen } = file;
  return (
    <FormDialog form={file} title="Import a file of the gateway" submitLabel={labelOf(file)}>
      <p>
        For days that are not compared every night, or when the gateway does not respond. You see what comes of it
        before anything changes.
      </p>
      <FileField
        label="Settlements or statement"
        name="file"
        accept=".csv,text/csv"
        help="The settlement report or the statement of the payouts’ account, as CSV; at most 5 MB and 20,000 lines. The dashboard’s reports are in rupees, files with the API’s columns in paise."
        fileName={chosen?.name}
        error={fault}
        onPick={choose}
      />
      {result ? result.problemCount > 0 ? <Problems result={result} /> : <Preview result={result} /> : null}
    </FormDialog>
  );
}

function Problems({ result: { problems, problemCount } }: { result: MoneyImport }) {
  return (
    <>
      <Banner tone="danger">
        {problemCount === 1 ? 'One line can not be read' : `${count(problemCount)} lines can not be read`}, so nothing
        was compared.
      </Banner>
      <ul aria-label="Lines that can not be read">
        {problems.map(({ line, message }) => (
          <li key={line}>
            Line {line} {message}
          </li>
        ))}
      </ul>
      {problemCount > problems.length ? <Note>And {count(problemCount - problems.length)} more.</Note> : null}
    </>
  );
}

function Preview({ result }: { result: MoneyImport }) {
  const { kind, lines, firstDay, lastDay, agreed, different, settlements } = result;
  return (
    <>
      <p role="status">
        {kind === 'settlements' ? 'Settlements' : 'Statement'} from {shortDate(firstDay)} to {shortDate(lastDay)},{' '}
        {counted(lines, 'line')}: {count(agreed)} {agreed === 1 ? 'agrees' : 'agree'} with the ledger,{' '}
        {count(different)} {different === 1 ? 'differs' : 'differ'}.
      </p>
      {settlements.length > 0 ? (
        <>
          <p>These settlements are not booked. Compare them with the bank account: booking moves the money there.</p>
          <Group aria-label="Settlements to book">
            {settlements.map(({ reference, day, paise }) => (
              <div key={reference}>
                <dt translate="no">
                  {shortDate(day)} · {reference}
                </dt>
                <dd>{amountText(paise)}</dd>
              </div>
            ))}
          </Group>
        </>
      ) : null}
    </>
  );
}
