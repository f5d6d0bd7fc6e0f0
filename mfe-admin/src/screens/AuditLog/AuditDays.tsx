import type { AuditEntry } from '@vidya/contracts/audit';
import { timeOfDay } from '@vidya/contracts/format';
import { VisuallyHidden } from '@vidya/shared-ui';
import { Link } from 'react-router-dom';
import { auditNotes, auditSentence } from '../../data/audit-words.ts';
import { exactly } from '../../data/days.ts';
import type { AuditDay } from '../../data/use-audit-log.ts';
import { Day, Days, Entries, Entry, Notes, When } from './audit-styles.ts';

/** The entries under their days. */
export function AuditDays({ days, isOutdated }: { days: AuditDay[]; isOutdated: boolean }) {
  return (
    <Days $isOutdated={isOutdated} aria-busy={isOutdated}>
      {days.map(({ day, entries }) => (
        <Day key={day}>
          <h2>{day}</h2>
          <Entries aria-label={day}>
            {entries.map((entry) => (
              <OneEntry key={entry._id} entry={entry} />
            ))}
          </Entries>
        </Day>
      ))}
    </Days>
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
      <When dateTime={createdAt} title={exactly(createdAt)}>
        <span aria-hidden="true">{timeOfDay(createdAt)}</span>
        <VisuallyHidden>{exactly(createdAt)}</VisuallyHidden>
      </When>
    </Entry>
  );
}
