import { buffer } from 'node:stream/consumers';
import { readFileAddress } from '@vidya/server/file-address';
import { lectureFilesOf } from '../lecture/media-store/site-stores.ts';
import type { TestApi } from './api.ts';
import { frontSecret } from './front-secret.ts';

interface Redirect {
  statusCode: number;
  headers: { location?: string | undefined };
}

/** What the front server delivers at the signed address of a response. Throws if there is none, or a wrong one. */
export async function deliveredFile(
  { config }: Pick<TestApi, 'config'>,
  { statusCode, headers }: Redirect,
): Promise<{ type: string; bytes: Buffer }> {
  const file = statusCode === 302 ? await readFileAddress(headers.location ?? '', frontSecret) : null;
  if (!file) throw new Error(`No signed address but ${statusCode}: ${headers.location}`);
  return { type: file.type, bytes: await buffer(await lectureFilesOf(config).open(file.key)) };
}
