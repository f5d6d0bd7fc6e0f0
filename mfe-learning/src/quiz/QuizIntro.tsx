import type { Quiz } from '@vidya/contracts/calls/quiz';
import { withExtraTime } from '@vidya/contracts/rules/quiz/extra-time';
import { momentInIndia } from '@vidya/contracts/texts/format';
import { Badge, Banner, Button, Stack } from '@vidya/shared-ui';
import { Attempts, Facts } from './quiz-styles.ts';
import { pointsText, resultText } from './result-text.ts';

interface QuizIntroProps {
  quiz: Quiz;
  isRecorded: boolean;
  isBusy: boolean;
  /** With the id of the attempt that runs, if there is one. */
  onStart: (attemptId: string | undefined) => void;
  /** Shows an attempt that has ended. */
  onReview: (attemptId: string) => void;
}

const minutes = (count: number): string => (count === 1 ? '1 minute' : `${Number(count.toFixed(2))} minutes`);

/** What the quiz asks for, the attempts so far, and the button that begins or goes on with one. */
export function QuizIntro({ quiz, isRecorded, isBusy, onStart, onReview }: QuizIntroProps) {
  const { settings, attempts, attemptsLeft, nextAt } = quiz;
  const { questionCount, maxPoints, extraTimePercent } = quiz;
  const running = attempts.find(({ result }) => result === null);
  const isRunning = running !== undefined;
  const isBarred = !isRunning && (attemptsLeft === 0 || nextAt !== null);
  return (
    <Stack $gap={5}>
      <Facts>
        <li>
          {questionCount} {questionCount === 1 ? 'question' : 'questions'}, {pointsText(maxPoints)}
        </li>
        <li>
          {settings.mode === 'graded' ? `Pass mark ${settings.passPercent} %` : 'Practice: check each answer as you go'}
        </li>
        <li>
          {settings.timeLimitMinutes === null
            ? 'No time limit'
            : `${minutes(settings.timeLimitMinutes)}, also while the page is closed`}
        </li>
        {settings.timeLimitMinutes !== null && extraTimePercent > 0 ? (
          <li>
            Extra time: +{extraTimePercent} %, so {minutes(withExtraTime(settings.timeLimitMinutes, extraTimePercent))}
          </li>
        ) : null}
        <li>{attemptsText(attemptsLeft, isRunning)}</li>
      </Facts>
      {attempts.length > 0 ? (
        <Attempts aria-label="Your attempts">
          {attempts.map(({ _id, number, startedAt, result }) => (
            <li key={_id}>
              <span>Attempt {number}</span>
              <span>{momentInIndia(startedAt)}</span>
              {result ? <span>{resultText(result)}</span> : <Badge tone="warning">Running</Badge>}
              {result?.isRegraded ? <Badge>Judged again</Badge> : null}
              {result && settings.mode === 'graded' ? (
                <Badge tone={result.isPassed ? 'success' : 'neutral'}>
                  {result.isPassed ? 'Passed' : 'Not passed'}
                </Badge>
              ) : null}
              {result ? (
                <Button
                  variant="quiet"
                  size="small"
                  aria-label={`Review attempt ${number}`}
                  disabled={isBusy}
                  onClick={() => onReview(_id)}
                >
                  Review
                </Button>
              ) : null}
            </li>
          ))}
        </Attempts>
      ) : null}
      {!isRecorded ? (
        <Banner>You teach this course: your answers are judged, but nothing of them is stored.</Banner>
      ) : null}
      {isBarred && attemptsLeft !== 0 && nextAt !== null ? (
        <Banner>The next attempt begins after a pause, at {momentInIndia(nextAt)}.</Banner>
      ) : null}
      {isBarred ? null : (
        <div>
          <Button isBusy={isBusy} onClick={() => onStart(running?._id)}>
            {startText(isRecorded, isRunning, attempts.length)}
          </Button>
        </div>
      )}
    </Stack>
  );
}

function attemptsText(left: number | null, isRunning: boolean): string {
  if (left === null) return 'As many attempts as you like';
  if (left === 0) return isRunning ? 'This is your last attempt' : 'No attempts left';
  return left === 1 ? '1 attempt left' : `${left} attempts left`;
}

function startText(isRecorded: boolean, isRunning: boolean, begun: number): string {
  if (!isRecorded) return 'Try the Quiz';
  if (isRunning) return 'Continue';
  return begun === 0 ? 'Start' : 'Try Again';
}
