import type { AdapterFactory, AdapterPayload } from 'oidc-provider';

/** `expiresAt` is in ms; infinite without a lifetime. */
type Entry = { payload: AdapterPayload; expiresAt: number };

/** Keeps the provider's records of one kind in this process only: a restart ends every sign-in in progress. */
export const createMemoryAdapter: AdapterFactory = () => {
  const entries = new Map<string, Entry>();
  const alive = ({ expiresAt }: Entry) => expiresAt > Date.now();
  const findBy = async (matches: (payload: AdapterPayload) => boolean) =>
    [...entries.values()].find((entry) => alive(entry) && matches(entry.payload))?.payload;

  return {
    async upsert(id, payload, expiresIn) {
      for (const [key, entry] of entries) if (!alive(entry)) entries.delete(key);
      entries.set(id, { payload, expiresAt: expiresIn ? Date.now() + expiresIn * 1000 : Number.POSITIVE_INFINITY });
    },
    async find(id) {
      const entry = entries.get(id);
      return entry && alive(entry) ? entry.payload : undefined;
    },
    findByUid: (uid) => findBy((payload) => payload.uid === uid),
    findByUserCode: (userCode) => findBy((payload) => payload.userCode === userCode),
    async consume(id) {
      const entry = entries.get(id);
      if (entry) entry.payload.consumed = Math.floor(Date.now() / 1000);
    },
    async destroy(id) {
      entries.delete(id);
    },
    async revokeByGrantId(grantId) {
      for (const [key, entry] of entries) if (entry.payload.grantId === grantId) entries.delete(key);
    },
  };
};
