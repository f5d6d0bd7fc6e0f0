import type { CallContract } from '@vidya/contracts/calls/recorded/recorded-call';
import { apiMessages } from '@vidya/contracts/texts/api-messages';
import type { Db } from '../../../api/src/database/database.ts';
import { ApiProblem } from '../../../api/src/http/errors.ts';
import type { RecordedUse, UsedCall, UseOfCalls } from '../../calls/call-contract.ts';
import type { RaiseAlarm } from '../alarm/alarm.service.ts';
import { claimCheck, giveCheckBack, saveApi } from './calls.store.ts';
import { listVersionsInUse } from './in-use.store.ts';
import { type BrokenCall, judgeCalls } from './judge-calls.ts';
import type { Replay } from './replayer.ts';

interface CallsParts {
  db: Db;
  /** The embedded database: no other server has it. */
  isAlone: boolean;
  /** What this server offers. */
  offered: () => CallContract[];
  apiVersion: () => Promise<string>;
  replay: Replay;
  alarm: RaiseAlarm;
  report: (error: unknown) => void;
}

const sentenceOf = ({ place, problem }: BrokenCall): string => `${place}: ${problem}.`;

/** The calls of the API, and the versions of areas that send them. */
export function createCallContracts({ db, isAlone, offered, apiVersion, replay, alarm, report }: CallsParts) {
  const judge = async (calls: UsedCall[]): Promise<BrokenCall[]> =>
    judgeCalls({ db, apiVersion: await apiVersion(), offered: offered(), replay }, calls);
  /** Shapes only, and what replays have found already. */
  const judgeKnown = async (calls: UsedCall[]): Promise<BrokenCall[]> =>
    judgeCalls({ db, apiVersion: await apiVersion(), offered: offered() }, calls);

  return {
    /** Tells the other servers what this one offers. */
    announce: async (): Promise<void> => saveApi(db, { version: await apiVersion(), calls: offered() }, { isAlone }),

    /**
     * Throws 422 when this server answers a request that a new version recorded otherwise, 503 when nobody can tell. The
     * gate compares the shapes.
     */
    async refuseBroken(calls: UsedCall[]): Promise<void> {
      const broken = await judge(calls).catch((error: unknown) => {
        report(error);
        throw new ApiProblem(503, apiMessages.release.replayFailed, 'ReplayFailed');
      });
      if (broken.length === 0) return;
      const fix = 'Build it against the contracts of the live API, or deploy an API that does both first.';
      const lines = broken.map((call) => `calls: ${sentenceOf(call)} ${fix}`);
      throw new ApiProblem(422, lines.join('\n'), 'Refused');
    },

    /** Once after a deployment of the API: tells the owners of every version in use that gets other answers now. */
    async checkInUse(): Promise<void> {
      const version = await apiVersion();
      if (!(await claimCheck(db, version))) return;
      try {
        for (const { row, calls = [] } of await listVersionsInUse(db)) {
          // One after the other: each may replay.
          // oxlint-disable-next-line no-await-in-loop
          const broken = await judge(calls);
          if (broken.length === 0) continue;
          // oxlint-disable-next-line no-await-in-loop
          await alarm(db, { kind: 'release.callsBroken', row, reason: broken.map(sentenceOf).join(' ') });
        }
      } catch (error) {
        await giveCheckBack(db, version);
        throw error;
      }
    },

    /** Who sends which call, for people. */
    async describe(): Promise<{ calls: { name: string; place: string }[]; uses: UseOfCalls[] }> {
      const uses: UseOfCalls[] = [];
      for (const { name, title, version, standing, calls } of await listVersionsInUse(db)) {
        const places = calls?.map(({ place }) => place) ?? null;
        // oxlint-disable-next-line no-await-in-loop
        uses.push({ area: name, title, version, standing, places, broken: await judgeKnown(calls ?? []) });
      }
      const calls = offered().map(({ name, method, path }) => ({ name, place: `${method} ${path}` }));
      return { calls, uses };
    },

    /** What this server offers, and what versions in use recorded: for comparing another API, or a new version. */
    async recorded(): Promise<{ offered: CallContract[]; uses: RecordedUse[] }> {
      const inUse = await listVersionsInUse(db);
      const uses = inUse.map(({ name, version, standing, calls = [] }) => ({ area: name, version, standing, calls }));
      return { offered: offered(), uses };
    },
  };
}

export type CallContracts = ReturnType<typeof createCallContracts>;
