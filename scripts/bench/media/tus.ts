import { open } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
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

/** In one buffer, which goes out as a whole: sending must cost less than receiving. */
async function partOf(file: string, offset: number, bytes: number): Promise<Buffer> {
  const handle = await open(file);
  try {
    return (await handle.read(Buffer.allocUnsafe(bytes), 0, bytes, offset)).buffer;
  } finally {
    await handle.close();
  }
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
  const part = await partOf(file, offset, Math.min(bytes, cutAfter ?? bytes));
  try {
    if (cutAfter !== undefined) {
      await new Promise<void>((done) => going.write(part, () => done()));
      going.destroy();
      return false;
    }
    going.end(part);
    const answer = await answered;
    answer.resume();
    return answer.statusCode === 204;
  } catch {
    return false;
  }
}
