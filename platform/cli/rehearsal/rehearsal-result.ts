import { readReleaseKey } from '../../../api/src/config/release-key.ts';
import type { SentRehearsal } from '../../calls/rehearsal.ts';
import { sealed } from '../../gate/provenance/dsse.ts';
import { type RehearsalStatement, rehearsalType } from '../../gate/provenance/rehearsal-statement.ts';
import { statementType, subjectOf } from '../../gate/provenance/statement.ts';
import type { Rehearsal, Rehearsed } from './rehearse.ts';

/**
 * What the API is told: letters of one finding, findings in all, roles and paths. It takes one megabyte, and has to hear
 * of a bad rehearsal in any case. The page of pictures has the whole.
 */
const most = { what: 1_000, findings: 100, skipped: 500 };

/** The result as an in-toto statement; signed where the publisher has a key (`RELEASE_SIGNING_KEY`). */
export function resultOf(
  { views, skipped, seconds }: Pick<Rehearsal, 'skipped'> & { views: Omit<Rehearsed, 'pictures'>[]; seconds: number },
  version: Parameters<typeof subjectOf>[0],
  key = process.env['RELEASE_SIGNING_KEY'],
): SentRehearsal {
  let left = most.findings;
  const bounded = (findings: Rehearsed['findings']) => {
    const some = findings.slice(0, left);
    left -= some.length;
    return some.map(({ kind, what }) => ({ kind, what: what.slice(0, most.what) }));
  };
  const statement: RehearsalStatement = {
    _type: 'https://in-toto.io/Statement/v1',
    subject: [subjectOf(version)],
    predicateType: rehearsalType,
    predicate: {
      finishedOn: new Date().toISOString(),
      seconds,
      skipped: skipped.slice(0, most.skipped).map((line) => line.slice(0, 500)),
      views: views.map(({ role, path: at, width, findings, difference }) => ({
        role,
        path: at,
        width,
        findings: bounded(findings),
        difference,
      })),
    },
  };
  return key ? sealed(statementType, JSON.stringify(statement), readReleaseKey(key)) : statement;
}
