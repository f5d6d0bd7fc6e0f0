import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readReleaseKey } from '../../../../api/src/config/release-key.ts';
import { home } from '../../../../scripts/config/webpack/shared.ts';
import { sealed } from '../../../gate/provenance/dsse.ts';
import { buildType, type Statement, statementType, subjectOf } from '../../../gate/provenance/statement.ts';
import { openRepository } from '../changed/git.ts';

interface Origin {
  repository: string;
  commit: string;
  builder: string;
  invocation: string;
}

/** Of a build server from its environment (as GitHub Actions name it), else of this machine and git. */
function originOf(env: NodeJS.ProcessEnv): Origin {
  const commit = env['GITHUB_SHA'] ?? openRepository(home).head();
  const run = env['GITHUB_RUN_ID'];
  const server = `${env['GITHUB_SERVER_URL'] ?? 'https://github.com'}/${env['GITHUB_REPOSITORY'] ?? ''}`;
  return {
    repository: env['GITHUB_REPOSITORY'] ?? path.basename(home),
    commit,
    builder: run ? server : `urn:host:${os.hostname()}`,
    invocation: run ? `${server}/actions/runs/${run}` : `urn:host:${os.hostname()}:${commit}`,
  };
}

const lockFile = path.join(home, 'package-lock.json');

/** What the build was made of: the commit, and the exact packages. */
function materialsOf({
  repository,
  commit,
}: Origin): Statement['predicate']['buildDefinition']['resolvedDependencies'] {
  const source = { uri: `git+${repository}@${commit}`, digest: { gitCommit: commit } };
  if (!existsSync(lockFile)) return [source];
  const sha256 = createHash('sha256').update(readFileSync(lockFile)).digest('hex');
  return [source, { uri: 'file:package-lock.json', digest: { sha256 } }];
}

/**
 * The signed origin of a version, in in-toto's and SLSA's form, to lie beside it as `provenance.json`; null without
 * `RELEASE_SIGNING_KEY` (Ed25519, PKCS8 PEM or that in base64).
 */
export function provenanceOf(
  version: { name: string; version: string; hash: string },
  env: NodeJS.ProcessEnv = process.env,
): string | null {
  const key = env['RELEASE_SIGNING_KEY'];
  if (!key) return null;
  const origin = originOf(env);
  const { repository, commit, builder, invocation } = origin;
  const content: Statement = {
    _type: 'https://in-toto.io/Statement/v1',
    subject: [subjectOf(version)],
    predicateType: 'https://slsa.dev/provenance/v1',
    predicate: {
      buildDefinition: {
        buildType,
        externalParameters: { area: version.name, repository, commit },
        resolvedDependencies: materialsOf(origin),
      },
      runDetails: {
        builder: { id: builder },
        metadata: { invocationId: invocation, finishedOn: new Date().toISOString() },
      },
    },
  };
  return JSON.stringify(sealed(statementType, JSON.stringify(content), readReleaseKey(key)));
}
