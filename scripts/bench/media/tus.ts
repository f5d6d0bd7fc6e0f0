import { createReadStream } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { uploadIdOf, type UploadMetadata, uploadsAddress } from '@vidya/contracts/upload';

/** Where the server is now, and who asks. */
export interface Sender {
  address: string;
  headers: Record<string, string>;
}

interface Piece {
  offset: number;
  bytes: number;
  /** The line breaks when so many bytes of the piece have been handed over. */
  cutAfter?: number;
}

const protocol = { 'tus-resumable': '1.0.0' };

const encoded = (metadata: UploadMetadata): string =>
  Object.entries(metadata)
    .map(([name, value]) => `${name} ${Buffer.from(String(value)).toString('base64')}`)
    .join(',');

/** Announces an upload; answers its id. Throws with the server's words when it is refused. */
export async function announce(sender: Sender, bytes: number, metadata: UploadMetadata): Promise<string> {
  const answer = await fetch(sender.address + uploadsAddress, {
    method: 'POST',
    headers: {
      ...sender.headers,
      ...protocol,
      'upload-length': String(bytes),
      'upload-metadata': encoded(metadata),
    },
  });
  if (answer.status !== 201) throw new Error(`${answer.status} ${await answer.text()}`);
  return uploadIdOf(answer.headers.get('location') ?? '');
}

/** How many bytes the server has. */
export async function offsetOf(sender: Sender, uploadId: string): Promise<number> {
  const url = `${sender.address}${uploadsAddress}/${uploadId}`;
  const answer = await fetch(url, { method: 'HEAD', headers: { ...sender.headers, ...protocol } });
  if (!answer.ok) throw new Error(`The upload is gone: ${answer.status}`);
  return Number(answer.headers.get('upload-offset'));
}

/** Sends one piece of a file. False when the line broke, here or there. */
export async function sendPiece(sender: Sender, uploadId: string, file: string, piece: Piece): Promise<boolean> {
  const { offset, bytes, cutAfter } = piece;
  const url = `${sender.address}${uploadsAddress}/${uploadId}`;
  const going = request(url, {
    method: 'PATCH',
    headers: {
      ...sender.headers,
      ...protocol,
      'upload-offset': offset,
      'content-type': 'application/offset+octet-stream',
      'content-length': bytes,
    },
  });
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    going.once('response', resolve);
    going.once('error', reject);
  });
  answered.catch(() => undefined);
  const end = offset + Math.min(bytes, cutAfter ?? bytes) - 1;
  try {
    await pipeline(createReadStream(file, { start: offset, end }), going, { end: cutAfter === undefined });
    if (cutAfter !== undefined) {
      going.destroy();
      return false;
    }
    const answer = await answered;
    answer.resume();
    return answer.statusCode === 204;
  } catch {
    return false;
  }
}
