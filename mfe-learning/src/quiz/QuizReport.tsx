import { useQueryClient } from '@tanstack/react-query';
import { exportQuizReportAddress } from '@vidya/contracts/browser/addresses';
import { getQuizReport, regradeQuiz } from '@vidya/contracts/browser/calls';
import { keys } from '@vidya/contracts/browser/keys';
import { useCall, useDialogEntry, usePlatform } from '@vidya/contracts/browser/platform';
import type { QuizReport as Report } from '@vidya/contracts/calls/quiz';
import { questionTypeNames } from '@vidya/contracts/rules/quiz/question';
import { byReason, reasonOf, reasonTexts, reportFrom } from '@vidya/contracts/rules/quiz/report';
import { Banner, Button, ConfirmDialog, Icon, Note, Skeleton, Stack } from '@vidya/shared-ui';
import { useId } from 'react';
import type { QuizPlace } from '../data/quiz/quiz-calls.ts';
import { LoadFailed } from '../parts/LoadFailed.tsx';
import { QuizHtml } from './QuizHtml.tsx';
import { ResultHead } from './quiz-styles.ts';
import { Given, Marks, Reported } from './report-styles.ts';

/** Between two looks whether all attempts are judged again. */
const regradingCheckMs = 3_000;

const percent = (share: number): string => `${Math.round(share * 100)} %`;

/** What the answers of learners say, for those who teach: the questions to look at first, and why. */
export function QuizReport({ courseId, lectureId }: QuizPlace) {
  const report = useCall(getQuizReport, {
    key: keys.quizReport(lectureId),
    params: { courseId, lectureId },
    refetchInterval: ({ state }) => (state.data?.isRegrading ? regradingCheckMs : false),
  });
  if (report.isLoadingError)
    return <LoadFailed query={report} title="The answers could not be loaded" titleAs="h2" fallback="" />;
  if (!report.data) return <Skeleton height="8rem" shape="block" />;
  const { outdated, isRegrading, learners, passed, minutes, marks, passedAt, questions } = report.data;
  return (
    <Stack as="section" $gap={3}>
      <ResultHead>What learners answer</ResultHead>
      <p>
        {learners} {learners === 1 ? 'learner has' : 'learners have'} taken it, {passed} passed
        {passed > 0 && passedAt.length > 0 ? `: ${passedText(passedAt)}` : null}.
        {minutes === null ? null : ` Half of them need less than ${minutes + 1} min.`}
      </p>
      {isRegrading ? <Banner>Attempts are being judged again: {outdated} to go.</Banner> : null}
      {outdated > 0 && !isRegrading ? <Regrade courseId={courseId} lectureId={lectureId} outdated={outdated} /> : null}
      {learners < reportFrom ? (
        <Note>From {reportFrom} learners on, each question shows how many get it right at their first attempt.</Note>
      ) : (
        <>
          {marks.length > 0 ? <FirstMarks marks={marks} /> : null}
          <Reported>
            {byReason(questions).map((question) => (
              <Question key={question.questionId} question={question} />
            ))}
          </Reported>
          <div>
            <Button
              as="a"
              download
              href={exportQuizReportAddress(courseId, lectureId)}
              variant="secondary"
              size="small"
              icon={<Icon name="download" size={16} />}
            >
              Export as .csv
            </Button>
          </div>
        </>
      )}
    </Stack>
  );
}

/** Offers to judge attempts again that ended before the quiz changed. */
function Regrade({ outdated, ...params }: QuizPlace & { outdated: number }) {
  const dialog = useDialogEntry('regrade-quiz');
  const { run, send } = usePlatform();
  const queries = useQueryClient();
  const attempts = outdated === 1 ? '1 attempt' : `${outdated} attempts`;
  const regrade = async (): Promise<void> => {
    dialog.close();
    const done = await run(send(regradeQuiz, { params }), { failure: 'The attempts could not be judged again' });
    if (done) await queries.invalidateQueries({ queryKey: keys.quizReport(params.lectureId) });
  };
  return (
    <>
      <Banner
        action={
          <Button size="small" variant="secondary" onClick={dialog.open}>
            Judge again
          </Button>
        }
      >
        {attempts} ended before the last change of this quiz.
      </Banner>
      <ConfirmDialog
        isOpen={dialog.isOpen}
        tone="primary"
        title={`Judge ${attempts} again?`}
        lines={[
          'By the right answers of now. A question whose text or choices changed stays judged as it was.',
          'Nobody loses points or a pass. Learners whose points grow get a mail.',
        ]}
        confirmLabel="Judge again"
        onConfirm={() => void regrade()}
        onCancel={dialog.close}
      />
    </>
  );
}

const countText = (learners: number | null): string => (learners === null ? `under ${reportFrom}` : String(learners));

/** '22 at the first attempt, 6 at the second, under 5 later' */
function passedText([first = 0, second = 0, later = 0]: Report['passedAt']): string {
  const parts: [number | null, string][] = [
    [first, 'at the first attempt'],
    [second, 'at the second'],
    [later, 'later'],
  ];
  return parts.flatMap(([learners, when]) => (learners === 0 ? [] : [`${countText(learners)} ${when}`])).join(', ');
}

/** How many learners had which mark at their first attempt. */
function FirstMarks({ marks }: { marks: Report['marks'] }) {
  const captionId = useId();
  // Of a few it shows that there are some, not how many.
  const heights = marks.map((learners) => learners ?? reportFrom / 2);
  const most = Math.max(...heights);
  return (
    <div>
      <Note id={captionId}>Marks of first attempts, in percent</Note>
      <Marks aria-labelledby={captionId}>
        {marks.map((learners, tenth) => (
          <li key={marksText(tenth)}>
            <span>{learners === 0 ? null : (learners ?? `<${reportFrom}`)}</span>
            <i style={{ blockSize: `${(heights[tenth]! / most) * 4}rem` }} />
            <small>{marksText(tenth)}</small>
          </li>
        ))}
      </Marks>
    </div>
  );
}

const marksText = (tenth: number): string => (tenth === 9 ? '90+' : `${tenth * 10}+`);

function Question({ question }: { question: Report['questions'][number] }) {
  const { text, type, rightShare, seconds, answers } = question;
  const reason = reasonOf(question);
  return (
    <li>
      <span>{rightShare === null ? '–' : percent(rightShare)}</span>
      <div>
        <QuizHtml html={text} />
        <Note>
          {questionTypeNames[type]}
          {seconds === null ? null : `, ${seconds} s`}
        </Note>
        {reason ? <Note>{reasonTexts[reason]}</Note> : null}
        {answers.length > 0 ? (
          <Given open={reason !== null}>
            <summary>What they answered</summary>
            <ul>
              {answers.map(({ text: answer, isRight, share }) => (
                <li key={answer}>
                  {isRight ? (
                    <Icon name="check" size={16} label="Right:" />
                  ) : (
                    <Icon name="close" size={16} label="Wrong:" />
                  )}
                  <QuizHtml html={answer} />
                  <span>{percent(share)}</span>
                </li>
              ))}
            </ul>
          </Given>
        ) : null}
      </div>
    </li>
  );
}
