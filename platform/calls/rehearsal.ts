import { call, sentAs } from '@vidya/contracts/calls/call';
import { z } from 'zod';
import type { Envelope } from '../gate/provenance/dsse.ts';
import {
  type RehearsalStatement,
  rehearsalEnvelope,
  rehearsalStatement,
} from '../gate/provenance/rehearsal-statement.ts';
import { remoteReleases } from './area-releases.ts';
import { versionParams } from './params.ts';

/** In an envelope where it is signed. */
export type SentRehearsal = Envelope | RehearsalStatement;

/**
 * Keeps what a rehearsal of a registered version found, also that something is wrong; a later one replaces it. Signed by
 * a key of the area where it has keys. 422 for one of other bytes or of nobody's key, 409 for one that is older.
 */
export const addRehearsal = call('addRehearsal', 'POST /release/:name/versions/:version/rehearsal', {
  access: 'release.manage',
  params: versionParams,
  body: sentAs<SentRehearsal>()(z.union([rehearsalEnvelope, rehearsalStatement])),
  data: remoteReleases,
});
