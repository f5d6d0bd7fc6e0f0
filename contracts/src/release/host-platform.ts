/**
 * Every member of the platform (platform.tsx; a test compares) and the platform version that brought or last changed it. A new member raises the minor
 * version, a changed or removed one the major; a remote needs the highest version among the members it uses.
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
  useDialogEntry: '1.0.0',
} as const;

/** What the shell of this source tree lends. */
export const platformVersion = '1.0.0';
