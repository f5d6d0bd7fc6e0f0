import { usePlatform } from '@vidya/contracts/browser/platform';
import { promoteVersion, type RemoteReleases } from '@vidya/contracts/release/release-calls';
import type { RemoteName } from '@vidya/contracts/release/remotes';
import { texts } from '@vidya/contracts/texts/texts';
import { useConfirmation } from '../use-confirmation.ts';
import { useChangeArea } from './use-change-area.ts';

/** The confirmation dialog of a promotion, and the promotion itself. */
export function usePromotion(areas: RemoteReleases[] | undefined) {
  const { send } = usePlatform();
  const { change, forget, isBusy, refusals } = useChangeArea();
  const { ask, finish, ...asked } = useConfirmation('release-promote', areas);

  const confirm = async (): Promise<void> => {
    if (!asked.area) return;
    const sent = send(promoteVersion, { params: { name: asked.area.name }, body: { version: asked.version } });
    const { promoted, promoteFailed } = texts.release;
    if (await change(sent, { success: promoted, failure: promoteFailed })) finish();
  };
  return {
    ...asked,
    isBusy,
    refusals,
    ask: (name: RemoteName, version: string): void => {
      forget();
      ask(name, version);
    },
    confirm,
  };
}

export type PromotionState = ReturnType<typeof usePromotion>;
