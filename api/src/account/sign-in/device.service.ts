import type { Device, Session } from '@vidya/contracts/calls/account';
import { isId } from '@vidya/contracts/rules/id';
import { staffSession } from '@vidya/contracts/rules/sign-in-limits';
import { apiMessages } from '@vidya/contracts/texts/api-messages';
import type { Db } from '../../database/database.ts';
import type { Caller } from '../../http/access/session.ts';
import { notFound, unauthorised } from '../../http/errors.ts';
import { addAccountEvent } from '../factors/account-events.store.ts';
import type { StaffFactors } from '../factors/staff-factors.ts';
import { browserName } from './browser-name.ts';
import type { AccountSessionStore, SessionRow } from './session.store.ts';

const viewDevice = (row: SessionRow, caller: Caller): Device => ({
  _id: row.id,
  browser: browserName(row.userAgent),
  signedInAt: row.createdAt.toISOString(),
  lastSeenAt: row.lastSeenAt.toISOString(),
  isThis: row.id === caller.sessionId,
});

interface Parts {
  db: Db;
  sessions: AccountSessionStore;
  staffFactors: StaffFactors;
}

/** Lists a person's signed-in devices and ends the ones they do not know. */
export const createDeviceService = ({ db, sessions, staffFactors }: Parts) => ({
  async listDevices(caller: Caller): Promise<Device[]> {
    const devices = (await sessions.list(caller.id)).map((row) => viewDevice(row, caller));
    return devices.toSorted((one, other) => Number(other.isThis) - Number(one.isThis));
  },
  /** Throws 401 for one that has just ended. */
  async getSession(caller: Caller): Promise<Session> {
    const times = await sessions.times(caller.sessionId);
    if (!times) throw unauthorised('TokenExpiredError');
    const isStaff = caller.role !== 'USER';
    const { idleMs, maxMs } = staffSession;
    const last = isStaff ? times.createdAt.getTime() + maxMs : Number.POSITIVE_INFINITY;
    return {
      endsAt: new Date(Math.min(times.expiresAt.getTime(), last)).toISOString(),
      idleMs: isStaff ? idleMs : null,
      factorDueAt: (await staffFactors.dueAt(caller))?.toISOString() ?? null,
      isFactorAdvised: await staffFactors.isAdvised(caller),
    };
  },
  /** Throws 404 for anything but a session of the caller, even if it belongs to another person. */
  async endDevice(caller: Caller, deviceId: string, userAgent: string): Promise<void> {
    const isEnded = isId(deviceId) && (await sessions.endOwn(caller.id, deviceId));
    if (!isEnded) throw notFound(apiMessages.account.deviceMissing);
    if (deviceId !== caller.sessionId) await addAccountEvent(db, caller, { kind: 'devicesSignedOut', userAgent });
  },
  async endOtherDevices(caller: Caller, userAgent: string): Promise<void> {
    await sessions.endAll(caller.id, caller.sessionId);
    await addAccountEvent(db, caller, { kind: 'devicesSignedOut', userAgent });
  },
});

export type DeviceService = ReturnType<typeof createDeviceService>;
