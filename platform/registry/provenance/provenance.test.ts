import type { Person } from '../../../api/src/testing/api.ts';
import { registerVersion } from '../../calls/release.ts';
import { addSigningKey, removeSigningKey } from '../../calls/rights.ts';
import { sealed } from '../../gate/provenance/dsse.ts';
import { buildType, type Statement, statementType, subjectOf } from '../../gate/provenance/statement.ts';
import { releaseProvenances } from '../tables/schema-release-rights.ts';
import { newSigningKey } from '../testing/rehearsals.ts';
import { openReleaseDesk } from '../testing/release-desk.ts';
import { asReleaser } from '../testing/releases.ts';
import { verifiedProvenance } from './verify-provenance.ts';

const desk = openReleaseDesk();
const params = { name: 'catalog' } as const;
const version = '1.0.0';
const key = newSigningKey();
let admin: Person;

const statementOf = (hash: string, repository = 'vidya/catalog'): Statement => ({
  _type: 'https://in-toto.io/Statement/v1',
  subject: [subjectOf({ name: 'catalog', version, hash })],
  predicateType: 'https://slsa.dev/provenance/v1',
  predicate: {
    buildDefinition: {
      buildType,
      externalParameters: { area: 'catalog', repository, commit: '3f9ac01b2d' },
      resolvedDependencies: [],
    },
    runDetails: { builder: { id: 'https://builds.example' }, metadata: { invocationId: '7', finishedOn: 'now' } },
  },
});

const putBeside = (content: unknown) =>
  desk.api.releaseStore.put(`catalog/${version}/provenance.json`, Buffer.from(JSON.stringify(content)));
const signed = (statement: Statement, by = key) => sealed(statementType, JSON.stringify(statement), by);

async function register(beside: (hash: string) => unknown) {
  const hash = await desk.by.upload(version);
  const content = beside(hash);
  if (content) await putBeside(content);
  const body = { version, hash, note: '' };
  const { status, body: response } = await desk.api.inject(registerVersion, { params, body, headers: asReleaser() });
  return [status, response.Message];
}

const addKey = ({ publicKey } = key) => desk.api.inject(addSigningKey, { params, body: { publicKey }, as: admin });

beforeEach(async () => {
  admin = await desk.api.signIn({ role: 'ADMIN' });
});

it('is kept with a version, when a key of its area signed it', async () => {
  await addKey();
  expect(await register((hash) => signed(statementOf(hash)))).toEqual([200, '']);
  const [stored] = await desk.api.db.select().from(releaseProvenances);
  expect(stored).toMatchObject({
    repository: 'vidya/catalog',
    commit: '3f9ac01b2d',
    builder: 'https://builds.example',
  });
});

it('is not needed while an area has no key, nor once its key is removed', async () => {
  const { body } = await addKey();
  const { id } = body.Data!.signingKeys[0]!;
  await desk.api.inject(removeSigningKey, { params: { ...params, id }, as: admin });
  expect(await register(() => null)).toEqual([200, '']);
});

const otherHash = `sha384-${'B'.repeat(64)}`;

it.each<[string, (hash: string) => unknown, string]>([
  ['none', () => null, 'provenance: catalog/1.0.0/provenance.json is not in the release store.'],
  ['no envelope', () => ({ payload: 1 }), 'provenance: catalog/1.0.0/provenance.json is no DSSE envelope.'],
  [
    'one of another key',
    (hash) => signed(statementOf(hash), newSigningKey()),
    'provenance: No signing key of this area signed it.',
  ],
  ['one of other bytes', () => signed(statementOf(otherHash)), 'provenance: It is about other bytes than'],
  [
    'one that was changed',
    (hash) => ({ ...signed(statementOf(otherHash)), payload: signed(statementOf(hash)).payload }),
    'provenance: No signing key of this area signed it.',
  ],
  [
    'another text',
    () => sealed(statementType, '{}', key),
    'provenance: It is no in-toto statement with SLSA provenance v1.',
  ],
])('refuses %s', async (_, beside, message) => {
  await addKey();
  expect(await register(beside)).toEqual([422, expect.stringContaining(message)]);
});

it('is of the repository and commit of the token, and required of a token in production', async () => {
  const hash = await desk.by.upload(version);
  await putBeside(signed(statementOf(hash)));
  const machine = { issuer: 'i', repository: 'vidya/other', commit: '3f9ac01b2d', actor: 'a', email: null, areas: [] };
  const by = { id: null, name: 'a', email: null, machine };
  const store = desk.api.releaseStore;
  const situation = { store, keys: [key.publicKey], isRequired: true, by };
  await expect(verifiedProvenance('catalog', { version, hash }, situation)).rejects.toThrow(
    'It says vidya/catalog 3f9ac01b2d, the token vidya/other 3f9ac01b2d.',
  );
  await expect(verifiedProvenance('catalog', { version, hash }, { ...situation, keys: [] })).rejects.toThrow(
    'No signing key of this area signed it.',
  );
});
