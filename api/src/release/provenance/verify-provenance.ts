import type { NewVersion } from '@vidya/contracts/release/release-calls';
import type { RemoteName } from '@vidya/contracts/release/remotes';
import { type Envelope, envelope, opened } from '@vidya/contracts/server/provenance/dsse';
import { type Statement, statement, subjectOf } from '@vidya/contracts/server/provenance/statement';
import { ApiProblem } from '../../http/errors.ts';
import type { ReleaseStore } from '../../outside/releases/release-store.ts';
import type { Releaser } from '../releaser.ts';

export interface Provenance {
  envelope: Envelope;
  keyId: string;
  repository: string;
  commit: string;
  builder: string;
}

const refused = (what: string): ApiProblem => new ApiProblem(422, `provenance: ${what}`, 'Refused');

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

async function readEnvelope(store: Pick<ReleaseStore, 'read'>, file: string): Promise<Envelope> {
  const content = await store.read(file);
  if (!content) throw refused(`${file} is not in the release store. Publish with RELEASE_SIGNING_KEY.`);
  const read = envelope.safeParse(parsed(content.toString('utf8')));
  if (!read.success) throw refused(`${file} is no DSSE envelope. Publish with RELEASE_SIGNING_KEY.`);
  return read.data;
}

function readStatement(signed: Envelope, keys: string[]): { said: Statement; keyId: string } {
  const found = opened(signed, keys);
  if (!found) throw refused('No signing key of this area signed it. Add the key on the Releases page.');
  const read = statement.safeParse(parsed(found.content));
  if (!read.success) throw refused('It is no in-toto statement with SLSA provenance v1.');
  return { said: read.data, keyId: found.keyId };
}

interface Situation {
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
  { store, keys, isRequired, by: { machine } }: Situation,
): Promise<Provenance | null> {
  if (keys.length === 0 && !isRequired) return null;
  const signed = await readEnvelope(store, `${name}/${version}/provenance.json`);
  const { said, keyId } = readStatement(signed, keys);
  const [subject] = said.subject;
  const wanted = subjectOf({ name, version, hash });
  if (subject?.name !== wanted.name || subject.digest.sha384 !== wanted.digest.sha384)
    throw refused(`It is about other bytes than ${wanted.name}.`);
  const { repository, commit } = said.predicate.buildDefinition.externalParameters;
  if (machine && (machine.repository !== repository || machine.commit !== commit))
    throw refused(`It says ${repository} ${commit}, the token ${machine.repository} ${machine.commit}.`);
  return { envelope: signed, keyId, repository, commit, builder: said.predicate.runDetails.builder.id };
}
