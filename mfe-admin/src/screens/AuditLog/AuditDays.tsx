import type { AuditEntry } from '@vidya/contracts/calls/audit';
import { count, timeOfDay } from '@vidya/contracts/texts/format';
import { Icon, VisuallyHidden } from '@vidya/shared-ui';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { auditNotes, auditSentence } from '../../data/audit/audit-text.ts';
import { foldEntries } from '../../data/audit/fold-entries.ts';
import type { AuditDay } from '../../data/audit/use-audit-log.ts';
import { exactly } from '../../data/days.ts';
import { Day, Days, Entries, Entry, Fold, Notes, Unfolded, When } from './audit-styles.ts';

/** The entries, grouped by day. */
export function AuditDays({ days, isOutdated }: { days: AuditDay[]; isOutdated: boolean }) {
  return (
    <Days $isOutdated={isOutdated} aria-busy={isOutdated}>
      {days.map(({ day, entries }) => (
        <Day key={day}>
          <h2>{day}</h2>
          <Entries aria-label={day}>
            {foldEntries(entries).map((part) =>
              part.kind === 'entry' ? (
                <OneEntry key={part.entry._id} entry={part.entry} />
              ) : (
                <FoldedEntries key={part.entries[0]?._id} entries={part.entries} />
              ),
            )}
          </Entries>
        </Day>
      ))}
    </Days>
  );
}

/** Consecutive entries of the command line as one line that can be expanded. */
function FoldedEntries({ entries }: { entries: AuditEntry[] }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const [latest] = entries;
  return (
    <Entry>
      <Fold
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {count(entries.length)} entries from the command line
        <Icon name="chevron-down" size={18} />
      </Fold>
      {latest ? <Moment at={latest.createdAt} /> : null}
      {isOpen ? (
        <Unfolded id={id}>
          {entries.map((entry) => (
            <OneEntry key={entry._id} entry={entry} />
          ))}
        </Unfolded>
      ) : null}
    </Entry>
  );
}

function OneEntry({ entry }: { entry: AuditEntry }) {
  const { actor, did, thing, rest, to } = auditSentence(entry);
  const notes = auditNotes(entry);
  const { createdAt } = entry;
  return (
    <Entry>
      <div>
        <p>
          <b>{actor}</b> {did}
          {thing ? <> {to ? <Link to={to}>{thing}</Link> : <b>{thing}</b>}</> : null}
          {rest ? ` ${rest}` : null}
        </p>
        {notes.length > 0 ? <Notes>{notes.join(' · ')}</Notes> : null}
      </div>
      <Moment at={createdAt} />
    </Entry>
  );
}

const Moment = ({ at }: { at: string }) => (
  <When dateTime={at} title={exactly(at)}>
    <span aria-hidden="true">{timeOfDay(at)}</span>
    <VisuallyHidden>{exactly(at)}</VisuallyHidden>
  </When>
);
