import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { Decrypter, Encrypter } from 'age-encryption';

type Bytes = Parameters<Decrypter['decrypt']>[0] & globalThis.ReadableStream<Uint8Array>;

const toWeb = (source: Readable): Bytes => Readable.toWeb(source) as Bytes;
/** An error before the stream has a reader does not end the process: the reader gets it. */
const toNode = (source: unknown): Readable =>
  Readable.fromWeb(source as ReadableStream<Uint8Array>).on('error', () => undefined);

/** Encrypts a stream for the holder of the identity that belongs to `recipient` ('age1…'); the `age` program reads it. */
export async function encrypted(source: Readable, recipient: string): Promise<Readable> {
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  return toNode(await encrypter.encrypt(toWeb(source)));
}

/** Rejects with another identity ('AGE-SECRET-KEY-1…'); the stream fails where a byte was changed or is missing. */
export async function decrypted(source: Readable, identity: string): Promise<Readable> {
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  return toNode(await decrypter.decrypt(toWeb(source)));
}
