import type { AuditEntry } from '@vidya/contracts/calls/audit';
import { count, timeOfDay } from '@vidya/contracts/texts/format';
import { Icon, Note, Skeleton, VisuallyHidden } from '@vidya/shared-ui';
import { Fragment, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { exactly } from '../data/days.ts';
import { toggleOf } from '../parts/expandable.ts';
import { Day, Days, Entries, Entry, Fold, Unfolded, When } from './audit-styles.ts';
import { auditNotes, auditSentence } from './audit-text.ts';
import type { AuditLog } from './use-audit-log.ts';

/** What the site did by itself is not a command, and must be visible at once. */
const isOfCommandLine = ({ actor, action, details }: AuditEntry): boolean =>
  actor === null && action !== 'release.stopped' && details['by'] !== 'site';

type Run = [AuditEntry, ...AuditEntry[]];

/** Publishing a whole site adds a dozen entries in a minute: consecutive ones of the command line form one run. */
function runsOf(entries: readonly AuditEntry[]): Run[] {
  const runs: Run[] = [];
  for (const entry of entries) {
    const run = runs.at(-1);
    if (run && isOfCommandLine(run[0]) && isOfCommandLine(entry)) run.push(entry);
    else runs.push([entry]);
  }
  return runs;
}

export function AuditDays({ days, isOutdated }: { days: NonNullable<AuditLog['days']>; isOutdated: boolean }) {
  return (
    <Days data-outdated={isOutdated} aria-busy={isOutdated}>
      {days.map(({ day, entries }) => (
        <Day key={day}>
          <h2>{day}</h2>
          <Entries aria-label={day}>
            {runsOf(entries).map((run) =>
              run.length === 1 ? (
                <OneEntry key={run[0]._id} entry={run[0]} />
              ) : (
                <FoldedEntries key={run[0]._id} entries={run} />
              ),
            )}
          </Entries>
        </Day>
      ))}
    </Days>
  );
}

/** Consecutive entries of the command line as one line that can be expanded. */
function FoldedEntries({ entries }: { entries: Run }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <Entry>
      <Fold {...toggleOf({ isOpen, id, onToggle: setOpen })}>
        {count(entries.length)} entries from the command line
        <Icon name="chevron-down" size={18} />
      </Fold>
      <Moment at={entries[0].createdAt} />
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
  return (
    <Entry>
      <div>
        <p>
          <b>
            <bdi translate="no">{actor}</bdi>
          </b>{' '}
          {did}
          {thing ? (
            <>
              {' '}
              {to ? (
                <Link to={to}>
                  <bdi>{thing}</bdi>
                </Link>
              ) : (
                <b>
                  <bdi>{thing}</bdi>
                </b>
              )}
            </>
          ) : null}
          {rest ? ` ${rest}` : null}
        </p>
        {notes.length > 0 ? (
          <Note>
            {notes.map((note, index) => (
              <Fragment key={note}>
                {index > 0 ? ' · ' : null}
                {note === entry.subject?.reference ? <span translate="no">{note}</span> : note}
              </Fragment>
            ))}
          </Note>
        ) : null}
      </div>
      <Moment at={entry.createdAt} />
    </Entry>
  );
}

const Moment = ({ at }: { at: string }) => (
  <When dateTime={at} title={exactly(at)}>
    <span aria-hidden="true">{timeOfDay(at)}</span>
    <VisuallyHidden>{exactly(at)}</VisuallyHidden>
  </When>
);

const widths = ['60%', '72%', '48%', '66%', '54%', '70%'];

export function AuditSkeleton() {
  return (
    <Days role="group" aria-busy="true" aria-label="Loading">
      <Day>
        <Skeleton width="6rem" />
        <Entries>
          {widths.map((width) => (
            <Entry key={width}>
              <Skeleton width={width} />
              <Skeleton width="4rem" />
            </Entry>
          ))}
        </Entries>
      </Day>
    </Days>
  );
}
