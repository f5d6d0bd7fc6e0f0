import { getQuizReport } from '@vidya/contracts/browser/calls';
import { keys } from '@vidya/contracts/browser/keys';
import { useCall } from '@vidya/contracts/browser/platform';
import { byReason, reasonOf, reasonTexts, reportFrom } from '@vidya/contracts/rules/quiz/report';
import { Note, Skeleton, Stack } from '@vidya/shared-ui';
import type { QuizPlace } from '../data/quiz/quiz-calls.ts';
import { LoadFailed } from '../parts/LoadFailed.tsx';
import { QuizHtml } from './QuizHtml.tsx';
import { Reported, ResultHead } from './quiz-styles.ts';

const percent = (share: number): string => `${Math.round(share * 100)} %`;

/** What the answers of learners say, for those who teach: the questions to look at first, and why. */
export function QuizReport({ courseId, lectureId }: QuizPlace) {
  const report = useCall(getQuizReport, { key: keys.quizReport(lectureId), params: { courseId, lectureId } });
  if (report.isLoadingError)
    return <LoadFailed query={report} title="The answers could not be loaded" titleAs="h2" fallback="" />;
  if (!report.data) return <Skeleton height="8rem" shape="block" />;
  const { learners, passed, questions } = report.data;
  return (
    <Stack as="section" $gap={3}>
      <ResultHead>What learners answer</ResultHead>
      <p>
        {learners} {learners === 1 ? 'learner has' : 'learners have'} taken it, {passed} passed.
      </p>
      {learners < reportFrom ? (
        <Note>From {reportFrom} learners on, each question shows how many get it right at their first attempt.</Note>
      ) : (
        <Reported>
          {byReason(questions).map(({ questionId, text, rightShare, ...rest }) => {
            const reason = reasonOf({ rightShare, ...rest });
            return (
              <li key={questionId}>
                <span>{rightShare === null ? '–' : percent(rightShare)}</span>
                <div>
                  <QuizHtml html={text} />
                  {reason ? <Note>{reasonTexts[reason]}</Note> : null}
                </div>
              </li>
            );
          })}
        </Reported>
      )}
    </Stack>
  );
}
