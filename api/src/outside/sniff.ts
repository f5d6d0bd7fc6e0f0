import { open } from 'node:fs/promises';
import { fileTypeFromBuffer } from 'file-type';

/** How much of a file's beginning is needed to know what it is. */
export const sniffBytes = 4_100;

const svgStart = /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*)*(?:<!DOCTYPE svg[^>]*>\s*)?<svg[\s>]/i;

/** A picture's real MIME type, whatever its name claims; undefined when it is none we can tell. */
export async function sniffImage(upload: Buffer): Promise<string | undefined> {
  const found = await fileTypeFromBuffer(upload.subarray(0, sniffBytes));
  if (found && found.mime !== 'application/xml') return found.mime;
  return svgStart.test(upload.subarray(0, sniffBytes).toString('utf8')) ? 'image/svg+xml' : undefined;
}

/** What a lecture video may be, in one word each. */
export type VideoKind = 'mp4' | 'webm' | 'mkv' | 'avi' | 'wmv' | 'flv';

const videoKinds: Record<string, VideoKind> = {
  mp4: 'mp4',
  m4v: 'mp4',
  mov: 'mp4',
  webm: 'webm',
  mkv: 'mkv',
  avi: 'avi',
  asf: 'wmv',
  wmv: 'wmv',
  flv: 'flv',
};

/** The kind of video that lies at `path`, by its first bytes, whatever its name claims. */
export async function sniffVideo(path: string): Promise<VideoKind | undefined> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(sniffBytes), 0, sniffBytes, 0);
    const found = await fileTypeFromBuffer(buffer.subarray(0, bytesRead));
    return found ? videoKinds[found.ext] : undefined;
  } finally {
    await file.close();
  }
}
