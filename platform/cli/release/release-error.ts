/** An error that a person can fix: the message explains how. */
export class ReleaseError extends Error {
  override readonly name = 'ReleaseError';
}
