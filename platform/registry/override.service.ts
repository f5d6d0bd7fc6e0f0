import { apiMessages } from '@vidya/contracts/texts/api-messages';
import type { ReleaseKey } from '../../api/src/config/release-key.ts';
import type { Db } from '../../api/src/database/database.ts';
import { badRequest, notFound } from '../../api/src/http/errors.ts';
import { fieldSentence } from '../../api/src/http/validation-sentence.ts';
import type { OverrideRequest } from '../calls/release.ts';
import type { AreaOverride, Override } from '../gate/document/release.ts';
import type { RemoteName } from '../gate/remotes.ts';
import { type AreaRow, type Bases, baseOf, listAreas, requireArea } from './areas/area.store.ts';
import { createReleaseRows } from './release.store.ts';
import { referenceOf } from './release-document.ts';
import { signToken } from './sign-token.ts';

type RemoteRequest = NonNullable<OverrideRequest['areas'][RemoteName]>;

const loopback = ['127.0.0.1', 'localhost', '[::1]'];

/** Allows only servers on the user's own machine: a link must not load a stranger's code into a session. */
function checkServer(address: string): void {
  const url = URL.canParse(address) ? new URL(address) : null;
  const isOwn =
    url?.protocol === 'http:' && loopback.includes(url.hostname) && url.username === '' && url.password === '';
  if (!isOwn)
    throw badRequest(
      fieldSentence('server', 'must be an http address on 127.0.0.1, localhost or [::1]'),
      'ValidationError',
    );
}

export function createMakeOverride({ db, key, bases }: { db: Db; key: ReleaseKey; bases: Bases }) {
  const areaOf = async (area: AreaRow, { version, server, fault }: RemoteRequest): Promise<AreaOverride> => {
    const { name } = area;
    if (server !== undefined) checkServer(server);
    if (version !== undefined && server !== undefined) {
      throw badRequest(fieldSentence(name, 'takes a version or a server, not both'), 'ValidationError');
    }
    const row = version === undefined ? null : await createReleaseRows(db).find(name, version);
    if (version !== undefined && !row) throw notFound(apiMessages.release.unknown(name, version));
    const base = baseOf(area, bases);
    return { reference: row && base !== null ? referenceOf(row, base) : undefined, server, fault };
  };

  return async ({ areas, minutes }: OverrideRequest): Promise<{ token: string; expiresAt: string }> => {
    const wanted = Object.entries(areas);
    const known = await listAreas(db);
    const found = await Promise.all(
      wanted.map(async ([name, request]) => [name, await areaOf(requireArea(known, name), request)] as const),
    );
    const expiresAt = new Date(Date.now() + minutes * 60_000).toISOString();
    const override: Override = { kind: 'override', areas: Object.fromEntries(found), expiresAt };
    return { token: signToken(override, key), expiresAt };
  };
}
