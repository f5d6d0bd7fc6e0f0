import http from 'node:http';
import { type UploadPurpose, uploadIdOf, uploadsAddress } from '@vidya/contracts/rules/upload';
import type { Agent } from '../http/in-process.ts';
import type { TestApi } from './api.ts';

const base64 = (text: string): string => Buffer.from(text).toString('base64');

export const tusHeaders = { 'tus-resumable': '1.0.0' };
export const pieceHeaders = { ...tusHeaders, 'content-type': 'application/offset+octet-stream' };

export interface NewUpload {
  courseId: string;
  bytes: number;
  name?: string;
  purpose?: UploadPurpose;
}

/** The headers that create an upload. */
export const announcement = ({
  courseId,
  bytes,
  name = 'lecture.mp4',
  purpose = 'video',
}: NewUpload): Record<string, string> => ({
  ...tusHeaders,
  'upload-length': String(bytes),
  'upload-metadata': `courseId ${base64(courseId)},filename ${base64(name)},purpose ${base64(purpose)}`,
});

/** The protocol tus over a real connection, step by step, as one person. */
export function tusClient(api: Pick<TestApi, 'origin'>, as: Pick<Agent, 'headers'>) {
  const ask = async (path: string, init: RequestInit & { duplex?: 'half' } = {}): Promise<Response> =>
    fetch(api.origin() + path, { ...init, headers: { ...as.headers, ...(init.headers as Record<string, string>) } });
  const start = (upload: NewUpload, headers: Record<string, string> = {}) =>
    ask(uploadsAddress, { method: 'POST', headers: { ...announcement(upload), ...headers } });
  const send = (address: string, offset: number, body: Uint8Array<ArrayBuffer>) =>
    ask(address, { method: 'PATCH', headers: { ...pieceHeaders, 'upload-offset': String(offset) }, body });
  return {
    ask,
    start,
    send,
    /** Creates an upload and returns its URL. */
    async open(upload: NewUpload): Promise<string> {
      const location = (await start(upload)).headers.get('location');
      if (!location) throw new Error('The upload was not opened');
      return location;
    },
    async offset(address: string): Promise<number> {
      const response = await ask(address, { method: 'HEAD', headers: tusHeaders });
      return Number(response.headers.get('upload-offset') ?? Number.NaN);
    },
    end: (address: string) => ask(address, { method: 'DELETE', headers: tusHeaders }),
    /** Announces a whole piece, sends its first bytes and cuts the connection once the server has them. */
    async cut(address: string, offset: number, piece: Uint8Array, sentBytes: number, arrived: () => Promise<boolean>) {
      const { port } = new URL(api.origin()) as { port: string };
      const headers = { ...as.headers, ...pieceHeaders, 'upload-offset': offset, 'content-length': piece.length };
      const request = http.request({ port, host: '127.0.0.1', path: address, method: 'PATCH', headers });
      request.on('error', () => {});
      request.write(piece.subarray(0, sentBytes));
      // oxlint-disable-next-line no-await-in-loop
      while (!(await arrived())) await new Promise((resolve) => setImmediate(resolve));
      request.destroy();
    },
    /** Sends a whole file in one piece and returns the upload's id. */
    async whole(
      courseId: string,
      bytes: Uint8Array<ArrayBuffer>,
      name = 'lecture.mp4',
      purpose: UploadPurpose = 'video',
    ): Promise<string> {
      const address = await this.open({ courseId, bytes: bytes.length, name, purpose });
      await send(address, 0, bytes);
      return uploadIdOf(address);
    },
  };
}
