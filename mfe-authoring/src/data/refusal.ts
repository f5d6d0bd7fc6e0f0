import { ApiError } from '@vidya/contracts/rules/api-error';
import { captionLanguages } from '@vidya/contracts/rules/text/captions';
import { quizTexts } from '@vidya/contracts/texts/quiz-texts';
import { articleTexts, resourceTexts } from '@vidya/contracts/texts/texts';

/** How the server's messages about a file or a text start; those about captions start with the language. */
const beginnings = {
  Video: ['Video'],
  Thumbnail: ['Thumbnail'],
  Article: ['The Formula', 'Article', articleTexts.missing],
  Questions: ['The Formula', 'Line ', quizTexts.empty, quizTexts.formulas],
  Draws: ['The Bank Has'],
  Resources: Object.values(resourceTexts).filter((text) => typeof text === 'string'),
  Captions: Object.values(captionLanguages).map((label) => `${label}: `),
};

/** Calls `tell` when the server refused a file or a text, to show its message beside the field too; `work` still rejects. */
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

/** Whether another person saved before. */
export const isConflict = (error: unknown): boolean => error instanceof ApiError && error.status === 409;
