import { defineCall } from '@vidya/contracts/calls/call';
import type { z } from 'zod';
import type { Envelope } from '../gate/provenance/dsse.ts';
import type { RehearsalStatement } from '../gate/provenance/rehearsal-statement.ts';
import type { RemoteName } from '../gate/remotes.ts';
import type { RemoteReleases } from './release-calls.ts';
import type { rehearsalView } from './shapes/rehearsal.ts';

export type RehearsalView = z.infer<typeof rehearsalView>;

/** In an envelope where it is signed. */
export type SentRehearsal = Envelope | RehearsalStatement;

/**
 * Keeps what a rehearsal of a registered version found, also that something is wrong; a later one replaces it. Signed by
 * a key of the area where it has keys. 422 for one of other bytes or of nobody's key, 409 for one that is older.
 */
export const addRehearsal = defineCall<{
  params: { name: RemoteName; version: string };
  body: SentRehearsal;
  data: RemoteReleases;
}>('addRehearsal', 'POST /release/:name/versions/:version/rehearsal');
