import { useAtomValue } from 'jotai';
import { OnDemand } from '../boot/OnDemand.tsx';
import { leaveQuestionAtom, loadLeaveDialog } from './leave-guard.ts';

const unsavedTitle = 'Leave without saving?';
const unsavedLine = 'What you typed on this page is not saved yet.';

/** The dialog's code is on the way since the first letter: beyond this time a link seems dead. */
const waitMs = 2_000;

const late = (): Promise<never> =>
  new Promise((_, reject) => setTimeout(() => reject(new Error('The dialog comes too late.')), waitMs));

const load = () => Promise.race([loadLeaveDialog(), late()]);

/** Asks before navigation loses unsaved input. Where the dialog cannot be loaded, the browser asks with its own. */
export function LeaveQuestion() {
  const question = useAtomValue(leaveQuestionAtom);
  if (!question) return null;
  const { isUnsaved, works } = question;
  const title = (!isUnsaved && works[0]?.title) || unsavedTitle;
  const lines = [...(isUnsaved ? [unsavedLine] : []), ...works.map(({ line }) => line)];
  const ask = (): void => {
    if (window.confirm([title, ...lines].join('\n\n'))) question.leave();
    else question.stay();
  };
  return <OnDemand load={load} props={{ question, title, lines }} onFailed={ask} />;
}
