import { ApiError } from '@vidya/contracts/calls/api-error';
import { captionLanguages } from '@vidya/contracts/rules/captions';

/** How the server's messages about a file begin; those about captions name the language first. */
const beginnings = {
  Video: ['Video'],
  Thumbnail: ['Thumbnail'],
  Captions: Object.values(captionLanguages).map((label) => `${label}: `),
};

/**
 * Tells of a file that the server refused, so that its message can stand beside the field as well. The failure itself
 * is said by whoever waits for the call.
 */
export function onRefusal(
  work: Promise<unknown>,
  field: keyof typeof beginnings,
  tell: (message: string) => void,
): void {
  work.catch((error: unknown) => {
    if (!(error instanceof ApiError) || error.status !== 400) return;
    if (beginnings[field].some((beginning) => error.message.startsWith(beginning))) tell(error.message);
  });
}

/** Somebody else saved meanwhile. */
export const isConflict = (error: unknown): boolean => error instanceof ApiError && error.status === 409;
