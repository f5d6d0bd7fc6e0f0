import type { NewVersion } from '../../calls/release.ts';
import { type Envelope, envelope } from '../../gate/provenance/dsse.ts';
import { statement } from '../../gate/provenance/statement.ts';
import type { RemoteName } from '../../gate/remotes.ts';
import type { ReleaseStore } from '../release-store/release-store.ts';
import type { Releaser } from '../releaser.ts';
import { parsed, readSigned, refusing, requireSubject } from './read-signed.ts';

export interface Provenance {
  envelope: Envelope;
  keyId: string;
  repository: string;
  commit: string;
  builder: string;
}

const refused = refusing('provenance');

async function readEnvelope(store: Pick<ReleaseStore, 'read'>, file: string): Promise<Envelope> {
  const content = await store.read(file);
  if (!content) throw refused(`${file} is not in the release store. Publish with RELEASE_SIGNING_KEY.`);
  const read = envelope.safeParse(parsed(content.toString('utf8')));
  if (!read.success) throw refused(`${file} is no DSSE envelope. Publish with RELEASE_SIGNING_KEY.`);
  return read.data;
}

interface ProvenanceContext {
  store: Pick<ReleaseStore, 'read'>;
  /** The area's signing keys: 32 raw bytes each, in base64. */
  keys: string[];
  isRequired: boolean;
  by: Releaser;
}

/**
 * What `provenance.json` beside a version says of its origin. Null where the area has no signing key and none is
 * required. Throws 422 unless a key of the area signed it for exactly these bytes, and, with an issuer's token, for its
 * repository and commit.
 */
export async function verifiedProvenance(
  name: RemoteName,
  { version, hash }: Pick<NewVersion, 'version' | 'hash'>,
  { store, keys, isRequired, by: { machine } }: ProvenanceContext,
): Promise<Provenance | null> {
  if (keys.length === 0 && !isRequired) return null;
  const signed = await readEnvelope(store, `${name}/${version}/provenance.json`);
  const kind = 'in-toto statement with SLSA provenance v1';
  const { content, keyId } = readSigned(signed, keys, { shape: statement, kind, refused });
  requireSubject(content, { name, version, hash }, refused);
  const { repository, commit } = content.predicate.buildDefinition.externalParameters;
  if (machine && (machine.repository !== repository || machine.commit !== commit))
    throw refused(`It says ${repository} ${commit}, the token ${machine.repository} ${machine.commit}.`);
  return { envelope: signed, keyId, repository, commit, builder: content.predicate.runDetails.builder.id };
}
