import { type LectureAnswer, type LectureQuestion, learningLimits } from '@vidya/contracts/calls/learning';
import { shortDate } from '@vidya/contracts/texts/format';
import { Badge, Button, IconButton } from '@vidya/shared-ui';
import { useState } from 'react';
import type { Draft } from '../../../data/drafts.ts';
import { useFocusBack } from '../focus-back.ts';
import { TextForm } from '../Notes/TextForm.tsx';
import { ApiResponse, By, Card, Head, Row, Text } from '../Notes/text-styles.ts';

interface QuestionItemProps {
  question: LectureQuestion;
  instructor: string;
  draft: Draft;
  onWrite: (body: string) => void;
  onForget: () => void;
  /** Resolves to false when the answer could not be sent; null for people who may not answer. */
  onAnswer: ((body: string) => Promise<boolean>) | null;
  isSending: boolean;
  onDelete: () => void;
}

/** A question with its answers, and the actions this person has. */
export function QuestionItem(props: QuestionItemProps) {
  const { question, instructor, draft, onWrite, onForget, onAnswer, isSending, onDelete } = props;
  const [isAnswering, setAnswering] = useState(draft.body !== '');
  const opener = useFocusBack(isAnswering);
  const stop = (): void => {
    onForget();
    setAnswering(false);
  };
  const send = async (body: string): Promise<void> => {
    if (await onAnswer?.(body)) stop();
  };
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
        <GivenAnswer key={answer._id} answer={answer} instructor={instructor} />
      ))}
      {onAnswer && isAnswering ? (
        <TextForm
          kind="answer"
          label="Your answer"
          help="Everybody in this course can read it."
          max={learningLimits.answer}
          body={draft.body}
          onChange={onWrite}
          onSend={(body) => void send(body)}
          sendLabel="Send Answer"
          isBusy={isSending}
          onCancel={stop}
          isFocused
        />
      ) : null}
      {onAnswer && !isAnswering ? (
        <Row>
          <Button variant="secondary" size="small" ref={opener} onClick={() => setAnswering(true)}>
            {question.answers.length > 0 ? 'Add an Answer' : 'Answer'}
          </Button>
        </Row>
      ) : null}
    </Card>
  );
}

function GivenAnswer({ answer, instructor }: { answer: LectureAnswer; instructor: string }) {
  const isInstructor = answer.by === 'instructor';
  return (
    <ApiResponse>
      <By>
        <strong>{isInstructor ? instructor : 'Vidya'}</strong>
        <Badge tone="info">{isInstructor ? 'Instructor' : 'Administrator'}</Badge>
        {shortDate(answer.answeredAt)}
      </By>
      <Text>{answer.body}</Text>
    </ApiResponse>
  );
}
