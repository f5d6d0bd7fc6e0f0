import type { AuditEntry } from '@vidya/contracts/calls/audit';

/** An entry alone, or several of the command line that follow each other. */
export type AuditPart = { kind: 'entry'; entry: AuditEntry } | { kind: 'fold'; entries: AuditEntry[] };

/** A canary that the site stopped by itself is something to see at once, and no command. */
const isOfCommandLine = ({ actor, action }: AuditEntry): boolean => actor === null && action !== 'release.stopped';

/** Publishing a whole site leaves a dozen entries in a minute: they stand folded, in their place. */
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
