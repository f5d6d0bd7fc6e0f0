import { z } from 'zod';

export const statementType = 'application/vnd.in-toto+json';
export const buildType = 'https://vidya.example/release/v1';

const text = z.string().max(500);

export const inTotoStatement = z.literal('https://in-toto.io/Statement/v1');

/** The one version that a statement is about: see `subjectOf`. */
export const aboutVersion = z
  .array(z.object({ name: text, digest: z.object({ sha384: z.string().regex(/^[0-9a-f]{96}$/) }) }))
  .length(1);

/** An in-toto statement with SLSA's provenance: what was built, of which commit, by which builder. */
export const statement = z.object({
  _type: inTotoStatement,
  subject: aboutVersion,
  predicateType: z.literal('https://slsa.dev/provenance/v1'),
  predicate: z.object({
    buildDefinition: z.object({
      buildType: z.literal(buildType),
      externalParameters: z.object({ area: text, repository: text, commit: text }),
      resolvedDependencies: z.array(z.object({ uri: text, digest: z.record(z.string(), text) })).max(50),
    }),
    runDetails: z.object({
      builder: z.object({ id: text }),
      metadata: z.object({ invocationId: text, finishedOn: text }),
    }),
  }),
});

export type Statement = z.infer<typeof statement>;

/** What a version's provenance is about: the hash of its `release.json`, which has those of all scripts. */
export const subjectOf = ({ name, version, hash }: { name: string; version: string; hash: string }) => ({
  name: `${name}/${version}/release.json`,
  digest: { sha384: Buffer.from(hash.replace(/^sha384-/, ''), 'base64').toString('hex') },
});
