import { generateKeyPairSync } from 'node:crypto';
import { readReleaseKey } from '../../../api/src/config/release-key.ts';
import { opened } from '../../gate/provenance/dsse.ts';
import { rehearsalEnvelope, rehearsalStatement } from '../../gate/provenance/rehearsal-statement.ts';
import { resultOf } from './rehearsal-result.ts';

const version = { name: 'events', version: '1.0.0-a', hash: `sha384-${'A'.repeat(64)}` };
const view = { role: 'visitor', path: '/events', address: 'https://x.example/events', width: 375, difference: 0 };
const long = { kind: 'throws' as const, what: 'x'.repeat(5_000) };
const found = {
  views: [{ ...view, findings: Array.from({ length: 300 }, () => long) }],
  skipped: ['learner: no account'],
};

it('is a statement that the API takes, whatever was found', () => {
  const read = rehearsalStatement.parse(resultOf({ ...found, seconds: 80 }, version, ''));
  expect(read.subject[0]?.name).toBe('events/1.0.0-a/release.json');
  expect(read.predicate).toMatchObject({ seconds: 80, skipped: ['learner: no account'] });
  expect(read.predicate.views[0]?.findings[0]?.what).toHaveLength(1_000);
});

it('fits into one request, whatever is wrong: else the API would know the good one before it', () => {
  const findings = Array.from({ length: 60 }, () => ({ ...long, what: 'क'.repeat(5_000) }));
  const views = Array.from({ length: 500 }, () => ({ ...view, findings }));
  const pem = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const statement = resultOf({ views, skipped: [], seconds: 80 }, version, pem);
  expect(rehearsalEnvelope.safeParse(statement).success).toBe(true);
  expect(JSON.stringify(statement).length).toBeLessThan(1024 * 1024);
});

it('is in an envelope where there is a key', () => {
  const pem = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const envelope = rehearsalEnvelope.parse(resultOf({ ...found, seconds: 80 }, version, pem));
  const { content } = opened(envelope, [readReleaseKey(pem).publicKey])!;
  expect(rehearsalStatement.safeParse(JSON.parse(content)).success).toBe(true);
});
