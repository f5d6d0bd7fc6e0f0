import type { Send } from '@vidya/contracts/browser/client';
import type { Platform, Remote } from '@vidya/contracts/browser/platform';
import { ApiError } from '@vidya/contracts/rules/api-error';
import { versionOf } from '../load/versions-here.ts';
import { declaredBy } from '../routes-here.ts';
import { note, noteFailure } from './outcome-reports.ts';

/** What people cause: no session, no right, a conflict, too many requests, and the network (0). */
const ofPeople: ReadonlySet<number> = new Set([0, 401, 403, 409, 429]);

/**
 * `send` for one area: counts the calls that the API could not understand or broke at, and those that the area declares
 * as its business. A wrong password or a missing course counts too: as often for the control group.
 */
export function watchedSend(send: Send, remote: Remote): Send {
  const watched: Send = async (call, input) => {
    const here = versionOf(remote);
    try {
      const response = await send(call, input);
      if (here && declaredBy(here.name)?.countedCalls?.includes(call.name)) note({ ...here, outcome: 'business' });
      return response;
    } catch (error) {
      if (here && error instanceof ApiError && !ofPeople.has(error.status))
        noteFailure(here, 'callFailed', new Error(`${call.name}: ${error.status} ${error.code}`));
      throw error;
    }
  };
  return watched;
}

const platforms = new WeakMap<Remote, Platform>();

/** The host API of one area. */
export function platformOf(remote: Remote, platform: Platform): Platform {
  const known = platforms.get(remote) ?? {
    ...platform,
    send: watchedSend(platform.send, remote),
    countBusiness: () => {
      const here = versionOf(remote);
      if (here) note({ ...here, outcome: 'business' });
    },
  };
  platforms.set(remote, known);
  return known;
}
