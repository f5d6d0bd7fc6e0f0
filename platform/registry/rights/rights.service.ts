import { randomBytes } from 'node:crypto';
import type { AuditDetails } from '@vidya/contracts/calls/audit';
import { apiMessages } from '@vidya/contracts/texts/api-messages';
import type { AuditAction } from '@vidya/contracts/texts/choices';
import type { z } from 'zod';
import { addAuditEntry } from '../../../api/src/audit/port/audit.store.ts';
import type { Db } from '../../../api/src/database/database.ts';
import { badRequest, notFound } from '../../../api/src/http/errors.ts';
import { fieldSentence } from '../../../api/src/http/validation-sentence.ts';
import { shownEmail } from '../../../api/src/outside/mail/shown-email.ts';
import type { AreaRights, newFreeze, newTrustedPublisher, ReleaseRights } from '../../calls/rights.ts';
import { keyIdOf } from '../../gate/provenance/dsse.ts';
import type { RemoteName } from '../../gate/remotes.ts';
import { addWebhook, listWebhooks, removeWebhook } from '../alarm/alarm.store.ts';
import { addressProblem } from '../alarm/webhook-address.ts';
import { type AreaRow, listAreas, requireArea } from '../areas/area.store.ts';
import { findDeclaredOwner } from '../areas/declared-owner.store.ts';
import { addSigningKeyRow, listSigningKeys, removeSigningKeyRow } from '../provenance/provenance.store.ts';
import { addFreezeRow, listFreezes, removeFreezeRow } from './freezes.ts';
import { addOwners, listOwners, type Owner, removeOwners } from './owners.store.ts';
import {
  addTrustedPublisherRow,
  listTrustedPublishers,
  removeTrustedPublisherRow,
} from './trusted-publishers.store.ts';

type NewTrustedPublisher = z.infer<typeof newTrustedPublisher>;
type NewFreeze = z.infer<typeof newFreeze>;

/** The administrator who changes something. */
export interface Administrator {
  id: string;
}

interface Trace {
  action: AuditAction;
  by: Administrator;
  /** The owner, if the person has an account. */
  userId?: string | null;
  details: AuditDetails;
}

const trace = (tx: Db, { action, by, userId, details }: Trace): Promise<void> =>
  addAuditEntry(tx, { actorId: by.id, action, ...(userId && { subject: { kind: 'user', id: userId } }), details });

async function describeRights(db: Db, { name, title }: Pick<AreaRow, 'name' | 'title'>): Promise<AreaRights> {
  const webhooks = await listWebhooks(db, name);
  return {
    name,
    title,
    owners: (await listOwners(db, name)).map(({ email, fullName }) => ({ email: shownEmail(email), fullName })),
    declaredOwner: await findDeclaredOwner(db, name),
    trustedPublishers: (await listTrustedPublishers(db, name)).map(({ id, issuer, repository }) => ({
      id,
      issuer,
      repository,
    })),
    signingKeys: (await listSigningKeys(db, name)).map(({ id, publicKey }) => ({ id, publicKey })),
    webhooks: webhooks.map(({ id, url, lastAt, lastFault }) => ({
      id,
      url,
      lastAt: lastAt?.toISOString() ?? null,
      lastFault,
    })),
  };
}

/** Throws 404 for an area that nobody granted. */
const describeOne = async (db: Db, name: RemoteName): Promise<AreaRights> =>
  describeRights(db, requireArea(await listAreas(db), name));

/** Who owns an area, who releases it, where its alarms go, and when nothing is promoted. */
export function createRights({ db, isProduction }: { db: Db; isProduction: boolean }) {
  const list = async (): Promise<ReleaseRights> => {
    const areas: AreaRights[] = [];
    for (const area of await listAreas(db)) areas.push(await describeRights(db, area));
    return { areas, freezes: await listFreezes(db) };
  };

  const changeOwners = async (name: RemoteName, { emails }: { emails: string[] }, by: Administrator) => {
    await db.transaction(async (tx) => {
      requireArea(await listAreas(tx), name);
      const before = await listOwners(tx, name);
      const known = new Set(before.map(({ email }) => email));
      const added = [...new Set(emails)].filter((email) => !known.has(email));
      const removed = before.filter(({ email }) => !emails.includes(email));
      if (removed.length > 0)
        await removeOwners(
          tx,
          name,
          removed.map(({ email }) => email),
        );
      await addOwners(tx, name, added);
      const after = await listOwners(tx, name);
      const note = (owner: Owner, isAdded: boolean): Promise<void> =>
        trace(tx, { action: 'release.ownersChanged', by, userId: owner.id, details: { remote: name, isAdded } });
      for (const owner of removed) await note(owner, false);
      for (const owner of after) if (added.includes(owner.email)) await note(owner, true);
    });
    return describeOne(db, name);
  };

  const addHook = (name: RemoteName, { url }: { url: string }, by: Administrator) => {
    const problem = addressProblem(url, { isProduction });
    if (problem) throw badRequest(fieldSentence('url', problem), 'ValidationError');
    const secret = `whsec_${randomBytes(32).toString('base64')}`;
    return db.transaction(async (tx) => {
      requireArea(await listAreas(tx), name);
      const row = await addWebhook(tx, { area: name, url, secret });
      const details = { remote: name, host: new URL(url).host, isAdded: true };
      await trace(tx, { action: 'release.webhooksChanged', by, details });
      return { id: row!.id, secret };
    });
  };

  const removeHook = async (name: RemoteName, id: string, by: Administrator): Promise<AreaRights> => {
    await db.transaction(async (tx) => {
      const row = await removeWebhook(tx, name, id);
      if (!row) throw notFound(apiMessages.release.noWebhook);
      const details = { remote: name, host: new URL(row.url).host, isAdded: false };
      await trace(tx, { action: 'release.webhooksChanged', by, details });
    });
    return describeOne(db, name);
  };

  const addTrustedPublisher = async (
    name: RemoteName,
    { issuer, repository }: NewTrustedPublisher,
    by: Administrator,
  ) => {
    const problem = addressProblem(issuer, { isProduction });
    if (problem) throw badRequest(fieldSentence('issuer', problem), 'ValidationError');
    await db.transaction(async (tx) => {
      requireArea(await listAreas(tx), name);
      const row = await addTrustedPublisherRow(tx, { area: name, issuer, repository });
      const details = { remote: name, issuer, repository, isAdded: true };
      if (row) await trace(tx, { action: 'release.trustedPublishersChanged', by, details });
    });
    return describeOne(db, name);
  };

  const removeTrustedPublisher = async (name: RemoteName, id: string, by: Administrator): Promise<AreaRights> => {
    await db.transaction(async (tx) => {
      const row = await removeTrustedPublisherRow(tx, name, id);
      if (!row) throw notFound(apiMessages.release.noTrustedPublisher);
      const details = { remote: name, issuer: row.issuer, repository: row.repository, isAdded: false };
      await trace(tx, { action: 'release.trustedPublishersChanged', by, details });
    });
    return describeOne(db, name);
  };

  const addSigningKey = async (name: RemoteName, { publicKey }: { publicKey: string }, by: Administrator) => {
    await db.transaction(async (tx) => {
      requireArea(await listAreas(tx), name);
      const row = await addSigningKeyRow(tx, { area: name, publicKey });
      const details = { remote: name, key: keyIdOf(publicKey), isAdded: true };
      if (row) await trace(tx, { action: 'release.signingKeysChanged', by, details });
    });
    return describeOne(db, name);
  };

  const removeSigningKey = async (name: RemoteName, id: string, by: Administrator): Promise<AreaRights> => {
    await db.transaction(async (tx) => {
      const row = await removeSigningKeyRow(tx, name, id);
      if (!row) throw notFound(apiMessages.release.noSigningKey);
      const details = { remote: name, key: keyIdOf(row.publicKey), isAdded: false };
      await trace(tx, { action: 'release.signingKeysChanged', by, details });
    });
    return describeOne(db, name);
  };

  const addFreeze = async ({ from, to, areas, reason }: NewFreeze, by: Administrator): Promise<ReleaseRights> => {
    await db.transaction(async (tx) => {
      const known = await listAreas(tx);
      for (const area of areas ?? []) requireArea(known, area);
      await addFreezeRow(tx, { startsAt: new Date(from), endsAt: new Date(to), areas: areas ?? null, reason });
      await trace(tx, { action: 'release.frozen', by, details: { remote: areas?.join(', ') ?? '', from, to, reason } });
    });
    return list();
  };

  const removeFreeze = async (id: string, by: Administrator): Promise<ReleaseRights> => {
    await db.transaction(async (tx) => {
      const row = await removeFreezeRow(tx, id);
      if (!row) throw notFound(apiMessages.release.noFreeze);
      const details = { remote: row.areas?.join(', ') ?? '', reason: row.reason };
      await trace(tx, { action: 'release.thawed', by, details });
    });
    return list();
  };

  return {
    list,
    changeOwners,
    addHook,
    removeHook,
    addTrustedPublisher,
    removeTrustedPublisher,
    addSigningKey,
    removeSigningKey,
    addFreeze,
    removeFreeze,
  };
}

export type Rights = ReturnType<typeof createRights>;
