import { type RehearsalStatement, rehearsalType } from '../gate/provenance/rehearsal-statement.ts';
import { subjectOf } from '../gate/provenance/statement.ts';

type View = RehearsalStatement['predicate']['views'][number];

const goodView: View = { role: 'visitor', path: '/about', width: 375, findings: [], difference: 0 };

/** The statement of a rehearsal that looked at two views and, if nothing else is given, found nothing wrong. */
export const sampleRehearsal = (
  version: Parameters<typeof subjectOf>[0],
  { finishedOn = '2024-11-25T06:30:00.000Z', ...given }: Partial<RehearsalStatement['predicate']> = {},
): RehearsalStatement => ({
  _type: 'https://in-toto.io/Statement/v1',
  subject: [subjectOf(version)],
  predicateType: rehearsalType,
  predicate: { finishedOn, seconds: 80, skipped: [], views: [goodView, { ...goodView, width: 1440 }], ...given },
});

/** A view with something wrong. */
export const badView: View = { ...goodView, findings: [{ kind: 'no text', what: 'The page is empty.' }] };
