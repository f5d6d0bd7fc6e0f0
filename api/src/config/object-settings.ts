import path from 'node:path';
import { trimEndOf } from '@vidya/contracts/rules/text/trim-end';
import { z } from 'zod';

/** Of the project: npm starts a package's script in that package's folder. */
export const root = path.resolve(import.meta.dirname, '../../..');

/** A folder, or 's3://bucket/some/prefix'. */
export const storePlace = z
  .string()
  .refine((text) => !text.includes('://') || /^s3:\/\/[\w.-]+(\/[\w./-]*)?$/.test(text), {
    error: 'must be a folder or s3://bucket/prefix',
  });

/** Parts of the server's environment; see docs/settings.md. */
export const objectEnvironment = {
  OBJECT_STORE: storePlace.optional(),
  S3_ENDPOINT: z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).optional(),
  AWS_REGION: z.string().default('us-east-1'),
};

type Environment = z.infer<z.ZodObject<typeof objectEnvironment>>;

/** An absolute folder, or 's3://bucket/prefix'. */
export const placeIn = (store: string): string =>
  store.startsWith('s3://') ? trimEndOf(store, '/') : path.resolve(root, store);

export const s3SettingsOf = ({ S3_ENDPOINT, AWS_REGION }: Environment) => ({
  endpoint: S3_ENDPOINT,
  region: AWS_REGION,
});

/** The location of pictures, lecture media and uploads. */
export const objectSettingsOf = (env: Environment, dataDir: string) => ({
  store: placeIn(env.OBJECT_STORE ?? dataDir),
  s3: s3SettingsOf(env),
  /** A folder of this machine for files that programs work on. */
  scratch: path.join(dataDir, 'scratch'),
});
