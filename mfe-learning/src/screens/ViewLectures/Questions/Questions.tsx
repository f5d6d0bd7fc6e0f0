import { useDialogEntry } from '@vidya/contracts/browser/platform';
import { messageOf } from '@vidya/contracts/calls/api-error';
import { learningLimits } from '@vidya/contracts/calls/learning';
import { texts } from '@vidya/contracts/texts/texts';
import { Button, ConfirmDialog, EmptyState, ErrorState } from '@vidya/shared-ui';
import { useRef, useState } from 'react';
import type { Drafts } from '../../../data/drafts.ts';
import type { Place } from '../../../data/notes.ts';
import { useQuestionChanges, useQuestions } from '../../../data/questions.ts';
import { TextForm } from '../Notes/TextForm.tsx';
import { TextSkeleton } from '../Notes/TextSkeleton.tsx';
import { Column, List } from '../Notes/text-styles.ts';
import { QuestionItem } from './QuestionItem.tsx';

interface QuestionsProps {
  place: Place;
  /** The instructor's name, shown with their answers. */
  instructor: string;
  isStaff: boolean;
  drafts: Drafts;
}

/** The lecture's questions and answers. Learners ask; staff answer and may delete. */
export function Questions({ place, instructor, isStaff, drafts }: QuestionsProps) {
  const found = useQuestions(place);
  const { ask, answer, remove } = useQuestionChanges(place);
  const dialog = useDialogEntry('delete-question');
  const [chosenId, choose] = useState<string>();
  const list = useRef<HTMLUListElement>(null);
  const key = `question ${place.lectureId}`;

  const send = async (body: string): Promise<void> => {
    if (await ask.mutateAsync(body)) drafts.forget(key);
  };
  const confirmed = async (): Promise<void> => {
    dialog.close();
    if (chosenId && (await remove.mutateAsync(chosenId))) list.current?.focus();
  };
  if (found.isPending) return <TextSkeleton label="Loading questions" />;
  if (!found.questions) {
    return (
      <ErrorState title="The questions could not be loaded" titleAs="h2" onRetry={() => void found.refetch()}>
        {messageOf(found.error, texts.account.fallback)}
      </ErrorState>
    );
  }
  return (
    <Column>
      {isStaff ? null : (
        <TextForm
          kind="question"
          label="Your question"
          help="Everybody in this course can read it. Your name is not shown."
          max={learningLimits.question}
          body={drafts.of(key).body}
          onChange={(body) => drafts.write(key, { body, atSeconds: 0 })}
          onSend={(body) => void send(body)}
          sendLabel="Ask Question"
          isBusy={ask.isPending}
        />
      )}
      {found.questions.length > 0 ? (
        <List role="list" aria-label="Questions" tabIndex={-1} ref={list}>
          {found.questions.map((question) => (
            <li key={question._id}>
              <QuestionItem
                question={question}
                instructor={instructor}
                draft={drafts.of(question._id)}
                onWrite={(body) => drafts.write(question._id, { body, atSeconds: 0 })}
                onForget={() => drafts.forget(question._id)}
                onAnswer={isStaff ? (body) => answer.mutateAsync({ questionId: question._id, body }) : null}
                isSending={answer.isPending}
                onDelete={() => {
                  choose(question._id);
                  dialog.open();
                }}
              />
            </li>
          ))}
        </List>
      ) : (
        <EmptyState title="No questions yet" titleAs="h2">
          {isStaff
            ? 'Learners ask here; you are told by mail.'
            : 'Ask the first one: the instructor is told, and you get the answer here and by mail.'}
        </EmptyState>
      )}
      {found.hasMore ? (
        <Button variant="secondary" isBusy={found.isPlaceholderData} onClick={found.showMore}>
          Show more questions
        </Button>
      ) : null}
      <ConfirmDialog
        isOpen={dialog.isOpen}
        title="Delete this question?"
        lines={['Its answers go with it.', texts.dialog.cannotUndo]}
        confirmLabel="Delete Question"
        onCancel={dialog.close}
        onConfirm={() => void confirmed()}
      />
    </Column>
  );
}
