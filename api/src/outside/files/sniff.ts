import { resourceTypeOf } from '@vidya/contracts/rules/course/resource-types';
import { fileTypeFromBuffer, fileTypeFromFile } from 'file-type';

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

/** Only what editors of text write: no zeros or other control characters, unless the text is UTF-16. */
const isText = (head: Buffer): boolean =>
  (head[0] === 0xff && head[1] === 0xfe) ||
  (head[0] === 0xfe && head[1] === 0xff) ||
  head.every((byte) => byte >= 0x20 || byte === 0x09 || byte === 0x0a || byte === 0x0c || byte === 0x0d);

/** Other signatures of printable characters also begin ordinary texts: 'BMI,weight', 'MAC address'. */
const printable = ['pdf', 'rtf', 'ps', 'eps'];

/** Whether a file's first bytes are what its name says, see `resourceTypeOf`. With `path`, its whole content is looked at. */
export async function isResource(name: string, head: Buffer, path?: string): Promise<boolean> {
  const { content } = resourceTypeOf(name) ?? {};
  if (!content) return false;
  const found = await (path === undefined ? fileTypeFromBuffer(head) : fileTypeFromFile(path));
  if (typeof content !== 'string') return found !== undefined && content.includes(found.ext);
  const isPlain = isText(head) && !(found && printable.includes(found.ext));
  return isPlain && (content !== 'json' || /^[\ufeff\s]*[{[]/.test(head.toString('utf8')));
}

/** Whether a file may hold the outline of a course: a zip file, or text that is not named as one. */
export const isOutline = (name: string, head: Buffer): boolean =>
  head.toString('latin1', 0, 4) === 'PK\x03\x04' || (isText(head) && !/\.(?:imscc|zip)$/i.test(name));
