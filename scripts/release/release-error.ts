/** Something a person can put right: its message says what and how. */
export class ReleaseError extends Error {
  override readonly name = 'ReleaseError';
}
