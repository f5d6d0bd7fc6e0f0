import { readQuestionFile } from '@vidya/contracts/browser/calls';
import { usePlatform } from '@vidya/contracts/browser/platform';
import type { QuestionFile } from '@vidya/contracts/calls/structure';
import { messageOf } from '@vidya/contracts/rules/api-error';
import { limits } from '@vidya/contracts/rules/limits';
import { quizTexts } from '@vidya/contracts/texts/quiz-texts';
import { useEffect, useRef, useState } from 'react';

/** Where an import of questions stands. */
export type QuestionsStep =
  | { name: 'choosing'; fault?: string | undefined }
  | { name: 'reading'; file: File }
  | { name: 'report'; report: QuestionFile };

/** Reads a file of questions. `onRead` gets the text form, unless nobody waits for it any more. */
export function useQuestionFile(courseId: string, onRead: (questions: string) => void) {
  const { send } = usePlatform();
  const [step, setStep] = useState<QuestionsStep>({ name: 'choosing' });
  const gone = useRef(new AbortController());
  useEffect(() => {
    const reading = new AbortController();
    gone.current = reading;
    return () => reading.abort();
  }, []);
  const choose = async (file: File): Promise<void> => {
    if (file.size > limits.questionFileBytes) return setStep({ name: 'choosing', fault: quizTexts.fileTooLarge });
    const { signal } = gone.current;
    setStep({ name: 'reading', file });
    try {
      const { data } = await send(readQuestionFile, { params: { courseId }, body: { file }, signal });
      if (signal.aborted) return;
      if (data.count > 0) onRead(data.questions);
      setStep({ name: 'report', report: data });
    } catch (error) {
      if (!signal.aborted) setStep({ name: 'choosing', fault: messageOf(error, quizTexts.importFailed) });
    }
  };
  return { step, choose, chooseAgain: () => setStep({ name: 'choosing' }) };
}
