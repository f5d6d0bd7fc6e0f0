import { atom, type createStore } from 'jotai';

/** The open question who is at the browser; null when nothing is asked. */
export const reauthenticationAtom = atom<{ end: (isProved: boolean) => void } | null>(null);

/** Asks the person to prove who they are. Calls that need it at the same time share one question. */
export function createReauthentication(store: Pick<ReturnType<typeof createStore>, 'set'>): () => Promise<boolean> {
  let asked: Promise<boolean> | undefined;
  const ask = async (): Promise<boolean> => {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    store.set(reauthenticationAtom, { end: resolve });
    const isProved = await promise;
    store.set(reauthenticationAtom, null);
    asked = undefined;
    return isProved;
  };
  return () => (asked ??= ask());
}
