import { useQuery } from '@tanstack/react-query';
import { getSession, logout } from '@vidya/contracts/browser/calls';
import { keys } from '@vidya/contracts/browser/keys';
import type { Platform } from '@vidya/contracts/browser/platform';
import { serverNow } from '@vidya/contracts/browser/server-clock';
import type { Session } from '@vidya/contracts/calls/account';
import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createLastUse } from './last-use.ts';
import { type Phase, phaseOf } from './phase.ts';

const lookEveryMs = 5_000;
/** A person who types for long sends no call: this tells the server that they are active. */
const tellEveryMs = 5 * 60_000;

/** The session of a member of staff, and where it stands. */
export function useStaffSession({ send, sessionAtom }: Platform) {
  const person = useAtomValue(sessionAtom);
  const [lastUse] = useState(() => createLastUse());
  const [phase, setPhase] = useState<Phase>('fine');
  const isOver = useRef(false);
  const known = useQuery<Session>({
    queryKey: keys.session,
    queryFn: async () => (await send(getSession, {})).data,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });

  useEffect(() => lastUse.watch(), [lastUse]);
  const refetch = useEffectEvent(() => void known.refetch());
  // A sign-in, here or in another tab: it is another session.
  useEffect(() => {
    lastUse.touch();
    refetch();
  }, [person, lastUse]);

  const look = useEffectEvent(() => {
    if (!known.data) return;
    const now = Date.now();
    const usedAt = lastUse.at();
    const next = phaseOf({ session: known.data, unusedMs: now - usedAt, now: serverNow() });
    // Pages that ask again by themselves would keep it alive on the server.
    if (next === 'over' && !isOver.current) void send(logout, {}).catch(() => undefined);
    isOver.current = next === 'over';
    setPhase(next);
    if (next === 'fine' && usedAt > known.dataUpdatedAt && now - known.dataUpdatedAt > tellEveryMs) refetch();
  });
  useEffect(() => {
    const timer = setInterval(look, lookEveryMs);
    return () => clearInterval(timer);
  }, []);

  const stay = (): void => {
    lastUse.touch();
    setPhase('fine');
    void known.refetch();
  };

  const userId = person.status === 'signedIn' ? person.user._id : undefined;
  return { phase, userId, session: known.data, stay };
}
