import { act } from '@testing-library/react';
import { uploadsAddress } from '@vidya/contracts/rules/upload';

interface StoredUpload {
  length: number;
  offset: number;
  metadata: string;
}

/** Replaces what jsdom lacks: a tus server behind the library's requests. */
export const tus = {
  /**
   * 'go' accepts everything at once, 'hold' delays the pieces, 'gone' fails every request; an object refuses with it.
   */
  mode: 'go' as 'go' | 'hold' | 'gone' | { status: number; body: string },
  uploads: new Map<string, StoredUpload>(),
  requests: [] as { method: string; address: string; headers: Record<string, string> }[],
  held: [] as MockCall[],
  named: 0,
};

/** Reports upload progress, in bytes, for every held piece. */
export const sendBytes = (loaded: number): Promise<void> =>
  act(async () => tus.held.forEach((request) => request.progress(loaded)));

/** Lets all held pieces arrive, and later ones too. */
export const arrive = (): Promise<void> =>
  act(async () => {
    tus.mode = 'go';
    tus.held.splice(0).forEach((request) => request.response());
  });

/** Lets one held piece of each upload arrive; the next piece is held again. */
export const arrivePiece = (): Promise<void> =>
  act(async () => tus.held.splice(0).forEach((request) => request.response()));

/** Refuses the held piece of one file, by its name, as the server does with a wrong file (status 400). */
export const refuse = (fileName: string, Message: string, status = 400): Promise<void> =>
  act(async () => {
    const refused = tus.held.filter((request) => request.isOf(fileName));
    tus.held = tus.held.filter((request) => !refused.includes(request));
    for (const request of refused) request.refuse(status, JSON.stringify({ Message, Error: 'Refused' }));
  });

/** Breaks the connection: held pieces fail after `bytes` of them have arrived. */
export const breakConnection = (bytes = 0): Promise<void> =>
  act(async () => {
    tus.mode = 'gone';
    tus.held.splice(0).forEach((request) => request.fail(bytes));
  });

/** Call in `beforeEach`. */
export function mockTus(): void {
  Object.assign(tus, { mode: 'go', held: [], requests: [] });
  tus.uploads.clear();
  localStorage.clear();
  Object.assign(globalThis, { XMLHttpRequest: MockCall });
}

class MockCall {
  upload: { onprogress: ((event: object) => void) | null } = { onprogress: null };
  onload: () => void = () => undefined;
  onerror: (event: object) => void = () => undefined;
  status = 0;
  responseText = '';
  private method = '';
  private address = '';
  private size = 0;
  private isAborted = false;
  private readonly headers: Record<string, string> = {};
  private answered: Record<string, string> = {};

  open(method: string, address: string): void {
    Object.assign(this, { method, address: new URL(address, location.href).pathname });
  }
  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }
  getResponseHeader = (name: string): string | null => this.answered[name] ?? null;

  send(body: Blob | null): void {
    this.size = body?.size ?? 0;
    const { method, address, headers } = this;
    tus.requests.push({ method, address, headers });
    queueMicrotask(() => {
      if (this.isAborted) return;
      if (tus.mode === 'gone') this.onerror({});
      else if (typeof tus.mode === 'object') this.finish(tus.mode.status, {}, tus.mode.body);
      else if (tus.mode === 'hold' && method === 'PATCH') tus.held.push(this);
      else this.response();
    });
  }
  abort(): void {
    tus.held = tus.held.filter((request) => request !== this);
    this.isAborted = true;
  }
  progress(loaded: number): void {
    this.upload.onprogress?.({ lengthComputable: true, loaded });
  }
  isOf(fileName: string): boolean {
    return tus.uploads.get(this.address)?.metadata.includes(btoa(fileName)) ?? false;
  }
  refuse(status: number, body: string): void {
    this.finish(status, {}, body);
  }
  fail(bytes: number): void {
    const upload = tus.uploads.get(this.address);
    if (upload) upload.offset += bytes;
    if (!this.isAborted) this.onerror({});
  }
  response(): void {
    if (this.method === 'POST') return this.create();
    const upload = tus.uploads.get(this.address);
    if (!upload) return this.finish(404, {});
    if (this.method === 'DELETE') {
      tus.uploads.delete(this.address);
      return this.finish(204, {});
    }
    if (this.method === 'PATCH') upload.offset += this.size;
    this.finish(200, { 'Upload-Offset': String(upload.offset), 'Upload-Length': String(upload.length) });
  }
  private create(): void {
    tus.named += 1;
    const address = `${uploadsAddress}/upload-${tus.named}`;
    const length = Number(this.headers['Upload-Length']);
    tus.uploads.set(address, { length, offset: 0, metadata: this.headers['Upload-Metadata'] ?? '' });
    this.finish(201, { Location: address });
  }
  private finish(status: number, headers: Record<string, string>, body = ''): void {
    Object.assign(this, { status, answered: headers, responseText: body });
    if (!this.isAborted) this.onload();
  }
}
