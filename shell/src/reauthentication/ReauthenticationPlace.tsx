import type { Platform } from '@vidya/contracts/browser/platform';
import { useAtomValue } from 'jotai';
import { OnDemand } from '../boot/OnDemand.tsx';
import { reauthenticationAtom } from './reauthentication.ts';

const load = async () =>
  (await import(/* webpackChunkName: "reauthentication" */ './ReauthenticationDialog.tsx')).ReauthenticationDialog;

/** The dialog that asks who is at the browser. Without its code the call fails as it is refused: the next one asks again. */
export function ReauthenticationPlace({ platform }: { platform: Platform }) {
  const asked = useAtomValue(reauthenticationAtom);
  if (!asked) return null;
  return <OnDemand load={load} props={{ platform, onEnd: asked.end }} onFailed={() => asked.end(false)} />;
}
