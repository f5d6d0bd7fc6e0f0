import type { NpmRun } from './run-npm.ts';

interface Signed {
  name: string;
  version: string;
}

interface Verdict {
  isGood: boolean;
  /** A line for the log. */
  line: string;
}

const namesOf = (packages: readonly Signed[]): string =>
  packages.map(({ name, version }) => `${name}@${version}`).join(', ');

/** What `npm audit signatures --json` printed; null where it printed no verdict. */
function auditIn(output: string): { invalid: Signed[]; missing: Signed[] } | null {
  try {
    const { invalid, missing } = JSON.parse(output) as { invalid?: Signed[]; missing?: Signed[] };
    return invalid && missing ? { invalid, missing } : null;
  } catch {
    return null;
  }
}

/**
 * Whether the installed packages are the ones that their registry signed. Only a wrong signature is a failure: a registry that
 * does not respond, or a mirror that keeps no signatures, says nothing of the packages.
 */
export function signaturesVerdict({ code, output }: NpmRun): Verdict {
  const audit = auditIn(output);
  if (!audit)
    return { isGood: true, line: 'signatures: not checked, the registry gave no response that says anything' };
  const { invalid, missing } = audit;
  if (invalid.length > 0) return { isGood: false, line: `signatures: WRONG: ${namesOf(invalid)}` };
  if (missing.length > 0)
    return {
      isGood: true,
      line: `signatures: none of ${missing.length} packages, such as ${namesOf(missing.slice(0, 3))}`,
    };
  return { isGood: true, line: code === 0 ? 'signatures: all are right' : 'signatures: not checked' };
}
