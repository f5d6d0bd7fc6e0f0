import { fileTypeFromBuffer } from 'file-type';

/** The number of bytes at the start of a file that suffice to detect its type. */
export const sniffBytes = 4_100;

/** Step by step: a single regular expression would take too long on a prologue of many comments. */
function isSvg(text: string): boolean {
  let rest = text
    .trimStart()
    .replace(/^<\?xml[^>]*>/i, '')
    .trimStart();
  while (rest.startsWith('<!--')) {
    const end = rest.indexOf('-->', 4);
    if (end < 0) return false;
    rest = rest.slice(end + 3).trimStart();
  }
  return /^<svg[\s>]/i.test(rest.replace(/^<!DOCTYPE svg[^>]*>/i, '').trimStart());
}

/** A picture's real MIME type, whatever its name claims; undefined when it is unknown. */
export async function sniffImage(upload: Buffer): Promise<string | undefined> {
  const found = await fileTypeFromBuffer(upload.subarray(0, sniffBytes));
  if (found && found.mime !== 'application/xml') return found.mime;
  return isSvg(upload.subarray(0, sniffBytes).toString('utf8')) ? 'image/svg+xml' : undefined;
}

/** The accepted kinds of lecture video. */
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

/** A video's kind by its first bytes (`sniffBytes` suffice), whatever its name claims. */
export async function sniffVideo(head: Buffer): Promise<VideoKind | undefined> {
  const found = await fileTypeFromBuffer(head);
  return found && videoKinds[found.ext];
}
