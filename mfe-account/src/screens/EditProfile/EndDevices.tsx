import { ConfirmDialog } from '@vidya/shared-ui';
import type { EndingDevices, useEndDevices } from '../../data/profile/use-devices.ts';

type EndDevicesProps = Omit<ReturnType<typeof useEndDevices>, 'ask'>;

const textOf = (ending: EndingDevices): { title: string; line: string } => {
  if (ending === 'others') {
    return {
      title: 'Sign out everywhere else?',
      line: 'Every other browser will ask for your password again. This one stays signed in.',
    };
  }
  return ending.isThis
    ? { title: 'Sign out this device?', line: 'You will have to log in again here.' }
    : { title: `Sign out ${ending.browser}?`, line: 'It will ask for your password again.' };
};

/** The confirmation dialog of a sign-out. */
export function EndDevices({ ending, isBusy, confirm, close }: EndDevicesProps) {
  const { title, line } = textOf(ending ?? 'others');
  return (
    <ConfirmDialog
      isOpen={ending !== null}
      tone="primary"
      title={title}
      lines={[line]}
      confirmLabel="Sign out"
      isBusy={isBusy}
      onConfirm={() => void confirm()}
      onCancel={close}
    />
  );
}
