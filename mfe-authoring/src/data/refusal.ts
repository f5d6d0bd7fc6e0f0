import { ApiError } from '@vidya/contracts/api-error';

/**
 * Tells of a file that the server refused, so that its message can stand beside the field as well; `field` is the word
 * that such a message begins with. The failure itself is said by whoever waits for the call.
 */
export function onRefusal(
  work: Promise<unknown>,
  field: 'Video' | 'Thumbnail' | 'Captions',
  tell: (message: string) => void,
): void {
  work.catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 400 && error.message.startsWith(field)) tell(error.message);
  });
}

/** Somebody else saved meanwhile. */
export const isConflict = (error: unknown): boolean => error instanceof ApiError && error.status === 409;
