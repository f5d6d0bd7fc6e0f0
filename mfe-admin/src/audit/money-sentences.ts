import type { AuditDetails, AuditEntry } from '@vidya/contracts/calls/audit';
import { dayOfField } from '../data/days.ts';
import { after, amountOf, joined, named, type Sentence, text } from './sentence-parts.ts';

const percent = (details: AuditDetails, key: string): string => `${Number(details[key]) / 100} %`;
const fromDay = ({ validFrom }: AuditDetails): string => (validFrom ? `from ${dayOfField(String(validFrom))}` : '');

/** Of one instructor, or of everybody without an agreement. */
function shareChange(entry: AuditEntry): Sentence {
  const { details, subject } = entry;
  const who = subject ? named(entry, 'somebody') : 'everybody';
  if (details['platformRate'] === null) return ['ended the agreement with', who, fromDay(details)];
  return ['set the platform’s share for', who, joined('to', percent(details, 'platformRate'), fromDay(details))];
}

const taxNames: Record<string, string> = { tds: 'TDS', tdsNoPan: 'TDS without a PAN', tcs: 'TCS' };

const taxRate = ({ details }: AuditEntry): Sentence => [
  joined('set', taxNames[text(details, 'kind')] ?? 'a tax', 'to', percent(details, 'rate'), fromDay(details)),
];

const booksExport = ({ details }: AuditEntry): Sentence => [
  joined(
    'exported the',
    details['file'] === 'journal' ? 'journal' : 'general ledger',
    after('of', text(details, 'period')),
  ),
];

/** What was done to the books. */
export const moneySentences = {
  'share.changed': shareChange,
  'taxRate.added': taxRate,
  'ledger.corrected': ({ details }: AuditEntry): Sentence => [
    joined('reversed', amountOf(details), 'of the ledger, transaction', text(details, 'transaction')),
  ],
  'ledger.differenceCorrected': ({ details }: AuditEntry): Sentence => [
    joined('corrected the ledger by', amountOf(details), after('for', text(details, 'reference'))),
  ],
  'ledger.paidByHand': (entry: AuditEntry): Sentence => [
    joined('booked a payout by hand of', amountOf(entry.details), 'to'),
    named(entry, 'an instructor'),
    after('by the bank’s reference', text(entry.details, 'reference')),
  ],
  'ledger.fileImported': ({ details }: AuditEntry): Sentence => [
    joined(
      'imported',
      details['kind'] === 'statement' ? 'a statement of the account' : 'settlements',
      'from a file of',
      String(details['lines']),
      details['lines'] === 1 ? 'line' : 'lines',
    ),
  ],
  'ledger.exported': booksExport,
};
