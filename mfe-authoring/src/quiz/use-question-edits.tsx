import { useDialogEntry, usePlatform } from '@vidya/contracts/browser/platform';
import { readQuestions } from '@vidya/contracts/rules/quiz/read-questions';
import { type ReactNode, type RefObject, useState } from 'react';
import { useMenuFocus } from '../lecture-list/use-menu-focus.ts';
import { QuestionDialog } from './QuestionDialog.tsx';
import { QuestionMenu } from './QuestionMenu.tsx';
import { withCopy, withoutQuestion, withQuestion, withRestored, withSwapped } from './question-edits.ts';

/** Edits single questions of a quiz's text in `area`: the menu of each, by its index, and the dialog of the one that is open. */
export function useQuestionEdits(
  source: string,
  set: (source: string | ((now: string) => string)) => void,
  area: RefObject<HTMLElement | null>,
) {
  const { toasts } = usePlatform();
  const dialog = useDialogEntry('edit-question');
  const [edited, setEdited] = useState<number>();
  const { questions, spans } = readQuestions(source);
  const menus = useMenuFocus(() => area.current);
  const remove = (at: number): void => {
    set(withoutQuestion(source, spans[at]!));
    menus.focus(Math.min(at, spans.length - 2));
    toasts.blank(`Question ${at + 1} is deleted.`, {
      label: 'Undo',
      run: () => set((now) => withRestored(source, spans[at]!, now)),
    });
  };
  const swap = (one: number, moved: number): void => {
    set(withSwapped(source, spans[one]!, spans[one + 1]!));
    menus.focus(moved);
  };
  const question = edited === undefined ? undefined : questions[edited];
  return {
    menuOf: (at: number): ReactNode =>
      spans[at] ? (
        <QuestionMenu
          id={menus.idOf(at)}
          number={at + 1}
          onEdit={() => {
            setEdited(at);
            dialog.open();
          }}
          onCopy={() => set(withCopy(source, spans[at]!))}
          onUp={at > 0 ? () => swap(at - 1, at - 1) : undefined}
          onDown={at < spans.length - 1 ? () => swap(at, at + 1) : undefined}
          onDelete={() => remove(at)}
        />
      ) : null,
    dialog:
      dialog.isOpen && question ? (
        <QuestionDialog
          key={edited}
          question={question}
          onClose={dialog.close}
          onSave={(next) => {
            set(withQuestion(source, spans[edited!]!, next));
            dialog.close();
            return true;
          }}
        />
      ) : null,
  };
}
