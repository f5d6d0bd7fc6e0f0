import { texts } from '@vidya/contracts/texts/texts';
import { Button, ConfirmDialog, EmptyState, useFocusOnNew } from '@vidya/shared-ui';
import { type Drafts, withDrafted } from '../../../data/drafts.ts';
import { type Place, useQuestionChanges, useQuestions } from '../../../data/learning.ts';
import { LoadFailed } from '../../../parts/LoadFailed.tsx';
import { TextForm } from '../Notes/TextForm.tsx';
import { TextSkeleton } from '../Notes/TextSkeleton.tsx';
import { useDeletion } from '../Notes/text-hooks.ts';
import { Column, List } from '../Notes/text-styles.ts';
import { QuestionItem } from './QuestionItem.tsx';

interface QuestionsProps {
  place: Place;
  /** The owner's name, shown with their answers; those of others bear a name. */
  instructor: string;
  isStaff: boolean;
  drafts: Drafts;
}

/** The lecture's questions and answers. Learners ask; staff answer and may delete. */
export function Questions({ place, instructor, isStaff, drafts }: QuestionsProps) {
  const found = useQuestions(place);
  const { ask, answer, remove } = useQuestionChanges(place);
  const { frame, askToDelete, dialog } = useDeletion('delete-question', remove.mutateAsync, drafts.forget);
  const { list, awaitNew } = useFocusOnNew<HTMLUListElement>(found.questions?.length ?? 0);
  const showMore = (): void => {
    awaitNew();
    found.showMore();
  };
  if (found.isPending) return <TextSkeleton label="Loading questions" />;
  if (!found.questions) {
    const title = 'The questions could not be loaded';
    return <LoadFailed query={found} title={title} titleAs="h2" fallback={texts.account.fallback} />;
  }
  const shown = withDrafted(
    found.questions,
    drafts.in(place.lectureId).map(({ question }) => question),
  );
  return (
    <Column ref={frame} tabIndex={-1}>
      {isStaff ? null : (
        <TextForm
          kind="question"
          label="Your question"
          help="Everybody in this course can read it. Your name is not shown."
          drafts={drafts}
          draftKey={`question ${place.lectureId}`}
          onSend={ask.mutateAsync}
        />
      )}
      {shown.length > 0 ? (
        <List role="list" aria-label="Questions" ref={list}>
          {shown.map((question) => (
            <li key={question._id}>
              <QuestionItem
                lectureId={place.lectureId}
                question={question}
                instructor={instructor}
                drafts={drafts}
                onAnswer={isStaff ? (body) => answer.mutateAsync({ questionId: question._id, body }) : null}
                onDelete={() => askToDelete(question._id)}
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
        <Button variant="secondary" isBusy={found.isPlaceholderData} onClick={showMore}>
          Show more questions
        </Button>
      ) : null}
      <ConfirmDialog
        {...dialog}
        title="Delete this question?"
        lines={['Its answers go with it.', texts.dialog.cannotUndo]}
        confirmLabel="Delete Question"
      />
    </Column>
  );
}
