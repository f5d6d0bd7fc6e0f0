import path from 'node:path/posix';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import { limits } from '@vidya/contracts/rules/limits';
import { outlineTexts } from '@vidya/contracts/texts/outline-texts';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { ApiProblem } from '../../../http/errors.ts';
import { packageLimits, packageRefused } from './package-limits.ts';

/** The files of a zip file by their paths. What is read counts against the limits of the package. */
export interface ZipPackage {
  readonly paths: readonly string[];
  /** The declared length in bytes, which reading enforces; undefined when there is no such file. */
  bytesOf(file: string): number | undefined;
  open(file: string): Readable;
  read(file: string): Promise<Buffer>;
  /** The first bytes. */
  head(file: string, length: number): Promise<Buffer>;
}

const { damaged, outside, linked, encrypted, duplicate, tooMany, bomb } = outlineTexts;

/** The library's refusals of names that lead out of the folder. */
const isOutside = (message: string): boolean => /^(?:absolute|invalid relative) path/.test(message);

function refusalOf(error: unknown): unknown {
  if (error instanceof ApiProblem || !(error instanceof Error)) return error;
  if (isOutside(error.message)) return packageRefused(outside);
  return packageRefused(error.message.includes('encryption') ? encrypted : damaged);
}

const isLink = ({ externalFileAttributes }: Entry): boolean => ((externalFileAttributes >>> 16) & 0xf000) === 0xa000;

function check(entry: Entry): void {
  const { uncompressedSize: bytes, compressedSize } = entry;
  if (isLink(entry)) throw packageRefused(linked);
  if (entry.isEncrypted()) throw packageRefused(encrypted);
  if (bytes > packageLimits.ratioFromBytes && bytes > compressedSize * packageLimits.ratio) throw packageRefused(bomb);
}

/** Reads the list of files, and checks each entry before a byte of it is unpacked. */
async function indexOf(zip: ZipFile): Promise<Map<string, Entry>> {
  if (zip.entryCount > limits.outline.entries) throw packageRefused(tooMany);
  const entries = new Map<string, Entry>();
  let [bytes, listBytes] = [0, 0];
  for await (const entry of zip.eachEntry()) {
    check(entry);
    listBytes += entry.fileNameLength + entry.extraFieldLength + entry.fileCommentLength;
    if (listBytes > packageLimits.listBytes) throw packageRefused(bomb);
    const name = entry.fileName.normalize('NFC');
    if (name.endsWith('/')) continue;
    if (entries.has(name)) throw packageRefused(duplicate);
    entries.set(name, entry);
    bytes += entry.uncompressedSize;
  }
  if (bytes > packageLimits.unpackedBytes) throw packageRefused(bomb);
  return entries;
}

function packageOf(zip: ZipFile, entries: Map<string, Entry>): ZipPackage {
  // A file may be read twice: for the plan, and to be stored.
  let left = 2 * packageLimits.unpackedBytes;
  async function* unpacked(file: string): AsyncGenerator<Buffer> {
    const entry = entries.get(file)!;
    let checksum = 0;
    try {
      for await (const chunk of await zip.openReadStreamPromise(entry)) {
        left -= (chunk as Buffer).length;
        if (left < 0) throw packageRefused(bomb);
        checksum = crc32(chunk as Buffer, checksum);
        yield chunk as Buffer;
      }
      if (checksum !== entry.crc32) throw packageRefused(damaged);
    } catch (error) {
      throw refusalOf(error);
    }
  }
  const open = (file: string): Readable => Readable.from(unpacked(file), { objectMode: false });
  return {
    paths: [...entries.keys()],
    bytesOf: (file) => entries.get(file)?.uncompressedSize,
    open,
    read: (file) => buffer(open(file)),
    async head(file, length) {
      const chunks: Buffer[] = [];
      let got = 0;
      for await (const chunk of unpacked(file)) {
        chunks.push(chunk);
        got += chunk.length;
        if (got >= length) break;
      }
      return Buffer.concat(chunks).subarray(0, length);
    },
  };
}

/** Gives `work` the files of a zip file of this machine. Throws 400 for one that is damaged or hostile. */
export async function withZip<Result>(file: string, work: (zip: ZipPackage) => Promise<Result>): Promise<Result> {
  const zip = await yauzl.openPromise(file, { autoClose: false }).catch((error: unknown) => {
    throw refusalOf(error);
  });
  // Without a listener a late error would end the process.
  zip.on('error', () => undefined);
  try {
    const entries = await indexOf(zip).catch((error: unknown) => {
      throw refusalOf(error);
    });
    return await work(packageOf(zip, entries));
  } finally {
    zip.close();
  }
}

/** A path relative to a folder of the package; undefined for one that leads out of it. */
export function pathIn(folder: string, reference: string): string | undefined {
  const joined = path.normalize(path.join(folder, reference)).normalize('NFC');
  return joined.startsWith('../') || joined.startsWith('/') ? undefined : joined;
}
