import { keys } from '@vidya/contracts/browser/keys';
import { listCallUses } from '@vidya/platform/calls/browser-calls';
import { useState } from 'react';
import { useRequest } from '../../data/use-request.ts';

/** Which version of which area sends which call. */
export const useCallUses = () =>
  useRequest({
    key: keys.callUses,
    fetch: async (send, signal) => (await send(listCallUses, { signal })).data,
    staleTime: 0,
  });

/** What of the graph is looked at: an area, a part of the API, both, or nothing. */
export interface Chosen {
  area?: string | undefined;
  part?: string | undefined;
}

/** The choice in the graph; choosing the same again takes it back. */
export function useChosen() {
  const [chosen, setChosen] = useState<Chosen>({});
  const choose = (kind: keyof Chosen) => (id: string) =>
    setChosen((before) => ({ ...before, [kind]: before[kind] === id ? undefined : id }));
  return { chosen, chooseArea: choose('area'), choosePart: choose('part') };
}
