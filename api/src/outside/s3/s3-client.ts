import { createHash } from 'node:crypto';
import { S3Client } from '@aws-sdk/client-s3';
import { trimEndOf } from '@vidya/contracts/rules/text/trim-end';

/** The endpoint of a store that is not Amazon's, and the region. The SDK reads the keys from AWS_*. */
export interface S3Settings {
  endpoint: string | undefined;
  region: string;
}

/** 's3://bucket/some/prefix' → its bucket and the prefix of its keys ('' or 'some/prefix/'). */
export function bucketAndPrefix(place: string): { bucket: string; prefix: string } {
  const [bucket = '', ...rest] = place.slice('s3://'.length).split('/');
  const prefix = trimEndOf(rest.join('/'), '/');
  return { bucket, prefix: prefix && `${prefix}/` };
}

/** Every S3 store checks this hash, also those that do not know the newer checksums. */
function sendHashes(client: S3Client): void {
  client.middlewareStack.add(
    (next) => (args) => {
      const { request } = args as { request?: { body?: unknown; method?: string; headers?: Record<string, string> } };
      if (request?.method === 'PUT' && request.headers && request.body instanceof Uint8Array)
        request.headers['content-md5'] = createHash('md5').update(request.body).digest('base64');
      return next(args);
    },
    { step: 'build', name: 'contentHash' },
  );
}

/** A client that waits for nothing without a limit. */
export function createS3Client({ endpoint, region }: S3Settings): S3Client {
  const client = new S3Client({
    region,
    // An endpoint is a store that is not Amazon's: those support neither buckets as host names nor the newer checksums.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 2,
    requestHandler: {
      connectionTimeout: 3_000,
      requestTimeout: 30_000,
      throwOnRequestTimeout: true,
      socketTimeout: 15_000,
    },
  });
  sendHashes(client);
  return client;
}
