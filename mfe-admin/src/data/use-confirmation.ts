import { useDialogEntry } from '@vidya/contracts/browser/platform';
import type { RemoteReleases } from '@vidya/contracts/release/release-calls';
import type { RemoteName } from '@vidya/contracts/release/remotes';
import { useState } from 'react';

interface Subject {
  name: RemoteName;
  version: string;
}

/**
 * A confirmation about a version of an area. The area always comes from the current list, which may change while the
 * dialog is open.
 */
export function useConfirmation(dialogName: string, areas: RemoteReleases[] | undefined) {
  const dialog = useDialogEntry(dialogName);
  const [subject, mark] = useState<Subject | null>(null);
  const [isDone, setDone] = useState(false);
  const area = areas?.find(({ name }) => name === subject?.name);
  return {
    isOpen: dialog.isOpen && area !== undefined,
    area,
    version: subject?.version ?? '',
    isDone,
    ask: (name: RemoteName, version: string): void => {
      mark({ name, version });
      setDone(false);
      dialog.open();
    },
    finish: (): void => {
      setDone(true);
      dialog.close();
    },
    close: dialog.close,
  };
}
