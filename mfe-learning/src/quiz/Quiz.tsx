import { texts } from '@vidya/contracts/texts/texts';
import { Skeleton, Stack } from '@vidya/shared-ui';
import { type QuizPlace, useAttemptCalls, useQuiz, useTrialCalls } from '../data/quiz/quiz-calls.ts';
import { useAttempt } from '../data/quiz/use-attempt.ts';
import { LoadFailed } from '../parts/LoadFailed.tsx';
import { AttemptView } from './AttemptView.tsx';
import { QuizIntro } from './QuizIntro.tsx';
import { QuizReport } from './QuizReport.tsx';

interface QuizProps extends QuizPlace {
  /** False for staff, who try it without a trace. */
  isRecorded: boolean;
}

/** A lecture of questions: what it asks for, an attempt, and its result. */
export function Quiz({ isRecorded, ...place }: QuizProps) {
  const quiz = useQuiz(place);
  const own = useAttemptCalls(place);
  const trial = useTrialCalls(place);
  const state = useAttempt(isRecorded ? own : trial, place);
  if (quiz.isLoadingError)
    return (
      <LoadFailed query={quiz} title="This quiz could not be loaded" titleAs="h2" fallback={texts.account.fallback} />
    );
  if (!quiz.data)
    return (
      <Stack $gap={4}>
        <Skeleton height="3rem" shape="block" />
        <Skeleton height="12rem" shape="block" />
      </Stack>
    );
  const { attempt } = state;
  if (!attempt)
    return (
      <>
        <QuizIntro
          quiz={quiz.data}
          isRecorded={isRecorded}
          isBusy={state.isBusy}
          onStart={state.start}
          onReview={state.review}
        />
        {isRecorded ? null : <QuizReport {...place} />}
      </>
    );
  return (
    <AttemptView
      key={`${attempt._id} ${attempt.number} ${attempt.result !== null}`}
      attempt={attempt}
      settings={quiz.data.settings}
      state={state}
    />
  );
}
