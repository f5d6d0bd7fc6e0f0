import type { HostMetadata } from './document/release.ts';
import type { Candidate, Refusal } from './refusal.ts';

/** Names that its code reads of a shared library and the shell's copy does not have: undefined at run time. */
export const sharedExportsUsed = ({ metadata }: Candidate, { lent: exported }: HostMetadata): Refusal[] =>
  Object.entries(metadata.lent ?? {}).flatMap(([library, names]) => {
    const provided = exported?.[library];
    const missing = provided ? names.filter((name) => name !== '*' && !provided.includes(name)) : [];
    return missing.map(
      (name): Refusal => ({
        check: 'shared libraries',
        what: `It takes '${name}' from ${library}; the live shell lends no such name.`,
        fix: `Do without it, or add it to what the shell lends (scripts/config/facades) and release the shell first.`,
      }),
    );
  });

/** Origins that its code sends requests to without having declared them. */
export const origins = ({ files, metadata }: Candidate): Refusal[] =>
  (metadata.origins ?? [])
    .filter((origin) => !files.declaration?.connections.includes(origin))
    .map((origin) => ({
      check: 'connections',
      what: `Its code sends requests to ${origin}, which it does not declare.`,
      fix: `Remove them, or add it to "connections" in its package.json ("vidya") and have an administrator grant it.`,
    }));

/** Whether the gate's check of hashes passes over a file: it names those without a usable one. */
export const isHash = (text: string | undefined): boolean => /^sha384-[A-Za-z0-9+/]{64}$/.test(text ?? '');

export const alteredFiles = ({ files, metadata }: Candidate): Refusal[] =>
  (metadata.altered ?? [])
    .filter((file) => isHash(files.integrity[file.replace(/\.br$/, '')]))
    .map((file) => ({
      check: 'integrity',
      what: `${file} is missing, or is not what was built, so no browser would run it.`,
      fix: 'Build again; do not change files of a finished build.',
    }));

/** Scripts that no browser can read. */
export const unreadableScripts = ({ metadata }: Candidate): Refusal[] =>
  (metadata.unreadable ?? []).map((problem) => ({
    check: 'integrity',
    what: `A script is no JavaScript: ${problem}.`,
    fix: 'Look at the last change of its build: what it writes has to parse. Then build again.',
  }));

/** What `release.json` says of shared libraries, against what the scripts ask for. */
export function falseClaims({ files, metadata }: Candidate): Refusal[] {
  if (!metadata.shared) return [];
  const libraries = new Set([...Object.keys(metadata.shared), ...Object.keys(files.shared)]);
  return [...libraries].flatMap((library): Refusal[] => {
    const [asked, declared] = [metadata.shared?.[library] ?? 'none', files.shared[library] ?? 'none'];
    if (asked === declared) return [];
    const what = `release.json says ${library} ${declared}; its scripts ask for ${asked}.`;
    return [{ check: 'integrity', what, fix: 'Build again; do not change files of a finished build.' }];
  });
}
