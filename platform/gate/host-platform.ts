import { compareVersions } from './version-range.ts';

/**
 * Every member of the host API (platform.tsx; a test compares), with the platform version that added or last changed
 * it. A new member raises the minor version, a changed or removed one the major version. A remote needs the highest
 * version among the members it uses.
 */
export const platformMembers = {
  sessionAtom: '1.0.0',
  signIn: '1.0.0',
  signOut: '1.0.0',
  refreshSession: '1.0.0',
  send: '1.0.0',
  run: '1.0.0',
  toasts: '1.0.0',
  useLeaveGuard: '1.0.0',
  useAreaGuard: '1.2.0',
  useDialogEntry: '1.0.0',
  countBusiness: '1.1.0',
} as const;

/** The platform version of the shell in this source tree. */
export const platformVersion = '1.2.0';

/** The platform versions with all members: '^<highest of theirs>'. Never older than the current major version. */
export function platformRange(members: readonly string[]): string {
  const known = platformMembers as Record<string, string>;
  const min = `${platformVersion.split('.')[0]}.0.0`;
  return `^${[min, ...members.flatMap((member) => known[member] ?? [])].toSorted(compareVersions).at(-1)}`;
}
