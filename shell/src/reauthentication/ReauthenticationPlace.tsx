import type { Platform } from '@vidya/contracts/browser/platform';
import { useAtomValue } from 'jotai';
import { type ComponentType, useEffect, useState } from 'react';
import { reauthenticationAtom } from './reauthentication.ts';

type DialogType = ComponentType<{ platform: Platform; onEnd: (isProved: boolean) => void }>;

const load = async (): Promise<DialogType> =>
  (await import(/* webpackChunkName: "reauthentication" */ './ReauthenticationDialog.tsx')).ReauthenticationDialog;

/** The dialog that asks who is at the browser. Rarely used, so its code comes with the first question. */
export function ReauthenticationPlace({ platform }: { platform: Platform }) {
  const asked = useAtomValue(reauthenticationAtom);
  const [Dialog, setDialog] = useState<DialogType>();
  useEffect(() => {
    // Without a connection the call fails as it is refused: the next one asks again.
    if (asked && !Dialog)
      load().then(
        (loaded) => setDialog(() => loaded),
        () => asked.end(false),
      );
  }, [asked, Dialog]);
  return asked && Dialog ? <Dialog platform={platform} onEnd={asked.end} /> : null;
}
