import { timeOfDay } from '@vidya/contracts/texts/format';
import { paths } from '@vidya/contracts/texts/paths';
import { Button, Dialog } from '@vidya/shared-ui';
import { useRef } from 'react';
import type { Phase } from './phase.ts';

interface SessionDialogProps {
  phase: Exclude<Phase, 'fine'>;
  endsAt: string;
  /** The person is active. */
  onStay: () => void;
  /** They know, and go on with the page as it is. */
  onRead: () => void;
  /** They leave the page, and what they typed. */
  onLeave: () => void;
}

const formsStay = 'What you typed on this page stays.';

/** Warns that the session is about to end, or says that it has: the page with its forms stays as it is. */
export function SessionDialog({ phase, endsAt, onStay, onRead, onLeave }: SessionDialogProps) {
  const logIn = useRef<HTMLAnchorElement>(null);
  if (phase === 'idle')
    return (
      <Dialog
        isOpen
        onClose={onStay}
        title="Are you still there?"
        size="small"
        actions={<Button onClick={onStay}>Stay signed in</Button>}
      >
        <p>Nobody used Vidya here for a while, so you are signed out in two minutes. {formsStay}</p>
      </Dialog>
    );
  if (phase === 'ending')
    return (
      <Dialog
        isOpen
        onClose={onRead}
        title={`Your session ends at ${timeOfDay(endsAt)}`}
        size="small"
        actions={<Button onClick={onRead}>OK</Button>}
      >
        <p>After 12 hours you log in again. Save what you are at, or log in again in another tab then. {formsStay}</p>
      </Dialog>
    );
  const actions = (
    <>
      <Button variant="secondary" onClick={onLeave}>
        Leave this page
      </Button>
      <Button as="a" ref={logIn} href={paths.login()} target="_blank" rel="noreferrer">
        Log in in a new tab
      </Button>
    </>
  );
  return (
    // A key typed for the page must not leave it. A dialog of its own, so that it takes the focus.
    <Dialog
      key="over"
      isOpen
      onClose={onRead}
      title="You are signed out"
      size="small"
      initialFocus={logIn}
      actions={actions}
    >
      <p>Your session has ended. Log in again in a new tab, then come back to this one. {formsStay}</p>
    </Dialog>
  );
}
