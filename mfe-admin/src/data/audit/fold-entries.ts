import type { AuditEntry } from '@vidya/contracts/calls/audit';

/** A single entry, or consecutive entries of the command line. */
export type AuditPart = { kind: 'entry'; entry: AuditEntry } | { kind: 'fold'; entries: AuditEntry[] };

/** A canary that the site stopped by itself is not a command, and must be visible at once. */
const isOfCommandLine = ({ actor, action }: AuditEntry): boolean => actor === null && action !== 'release.stopped';

/** Publishing a whole site adds a dozen entries in a minute: they are folded into one. */
export function foldEntries(entries: readonly AuditEntry[]): AuditPart[] {
  const runs: AuditEntry[][] = [];
  for (const entry of entries) {
    const run = runs.at(-1);
    if (run?.[0] && isOfCommandLine(run[0]) && isOfCommandLine(entry)) run.push(entry);
    else runs.push([entry]);
  }
  return runs.flatMap((run): AuditPart[] => {
    const [entry] = run;
    if (run.length > 1) return [{ kind: 'fold', entries: run }];
    return entry ? [{ kind: 'entry', entry }] : [];
  });
}
