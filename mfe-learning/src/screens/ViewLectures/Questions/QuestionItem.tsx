import type { LectureAnswer, LectureQuestion } from '@vidya/contracts/calls/learning';
import { shortDate } from '@vidya/contracts/texts/format';
import { Badge, Button, IconButton, Row } from '@vidya/shared-ui';
import type { Drafts } from '../../../data/drafts.ts';
import { TextForm } from '../Notes/TextForm.tsx';
import { useOpener } from '../Notes/text-hooks.ts';
import { AnswerFrame, By, Card, Head, Text } from '../Notes/text-styles.ts';

interface QuestionItemProps {
  lectureId: string;
  question: LectureQuestion;
  instructor: string;
  drafts: Drafts;
  onAnswer: ((body: string) => Promise<boolean>) | null;
  onDelete: () => void;
}

/** A question with its answers, and the actions this person has. */
export function QuestionItem({ lectureId, question, instructor, drafts, onAnswer, onDelete }: QuestionItemProps) {
  const isOpen = drafts.has(question._id);
  const opener = useOpener(isOpen);
  const open = (): void => drafts.write(question._id, { body: '', atSeconds: 0, lectureId, question });
  return (
    <Card>
      <Head>
        <span>
          {question.isOwn ? 'You asked' : 'A learner asked'}, {shortDate(question.askedAt)}
        </span>
        {question.canDelete ? (
          <IconButton icon="trash" size="small" label="Delete this question" onClick={onDelete} />
        ) : null}
      </Head>
      <Text>{question.body}</Text>
      {question.answers.map((answer) => (
        <AnswerItem key={answer._id} answer={answer} instructor={instructor} />
      ))}
      {onAnswer && isOpen ? (
        <TextForm
          kind="answer"
          label="Your answer"
          help="Everybody in this course can read it."
          drafts={drafts}
          draftKey={question._id}
          onSend={onAnswer}
          isCancellable
        />
      ) : null}
      {onAnswer && !isOpen ? (
        <Row>
          <Button variant="secondary" size="small" ref={opener} onClick={open}>
            {question.answers.length > 0 ? 'Add an Answer' : 'Answer'}
          </Button>
        </Row>
      ) : null}
    </Card>
  );
}

function AnswerItem({ answer, instructor }: { answer: LectureAnswer; instructor: string }) {
  const isInstructor = answer.by === 'instructor';
  return (
    <AnswerFrame>
      <By>
        <strong>
          <bdi translate="no">{isInstructor ? (answer.name ?? instructor) : 'Vidya'}</bdi>
        </strong>
        <Badge tone="info">{isInstructor ? 'Instructor' : 'Administrator'}</Badge>
        {shortDate(answer.answeredAt)}
      </By>
      <Text>{answer.body}</Text>
    </AnswerFrame>
  );
}
