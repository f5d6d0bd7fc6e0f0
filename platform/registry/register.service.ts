import { apiMessages } from '@vidya/contracts/texts/api-messages';
import type { Db } from '../../api/src/database/database.ts';
import { conflict } from '../../api/src/http/errors.ts';
import type { NewVersion } from '../calls/release.ts';
import type { RemoteName } from '../gate/remotes.ts';
import { auditReleaseChange } from './audit-release-change.ts';
import type { CallContracts } from './calls/calls.service.ts';
import { passGateNow } from './gate.ts';
import { readBuild } from './inspection/read-build.ts';
import { addProvenance, listSigningKeys } from './provenance/provenance.store.ts';
import { verifiedProvenance } from './provenance/verify-provenance.ts';
import { createReleaseRows } from './release.store.ts';
import type { ReleaseDocuments } from './release-document.ts';
import type { ReleaseStore } from './release-store/release-store.ts';
import type { Releaser } from './releaser.ts';

interface RegisterParts {
  db: Db;
  store: ReleaseStore;
  documents: ReleaseDocuments;
  calls: Pick<CallContracts, 'refuseBroken'>;
  isProduction: boolean;
}

/** Registers an uploaded version, without a role. */
export function createRegisterVersion({ db, store, documents, calls, isProduction }: RegisterParts) {
  return async (name: RemoteName, wanted: NewVersion, by: Releaser): Promise<void> => {
    const found = await createReleaseRows(db).find(name, wanted.version);
    // Publishing the same twice does nothing.
    if (found?.hash === wanted.hash) return;
    const candidate = await readBuild(store, name, wanted);
    await calls.refuseBroken(candidate.metadata.calls ?? []);
    await documents.change(async (rows, tx) => {
      const { version, hash, note, accepted = null } = wanted;
      const known = await rows.find(name, version);
      if (known?.hash === hash) return;
      if (known) throw conflict(apiMessages.release.changed(name, version));
      const { live } = await rows.stateOf(name);
      const keys = (await listSigningKeys(tx, name)).map(({ publicKey }) => publicKey);
      const isRequired = isProduction && by.machine !== undefined;
      const provenance = await verifiedProvenance(name, wanted, { store, keys, isRequired, by });
      await passGateNow({ ...candidate, accepted }, { tx, rows, live });
      const publisher = { publisherId: by.id, publishedBy: by.id ? '' : by.name };
      const row = await rows.add({ name, version, hash, ...candidate, accepted, note, ...publisher });
      const details = { note: note || undefined, reason: accepted?.reason, origin: provenance?.repository };
      if (row && provenance) await addProvenance(tx, row.id, provenance);
      if (row) await auditReleaseChange(tx, { action: 'release.published', row, by, details });
    });
  };
}
