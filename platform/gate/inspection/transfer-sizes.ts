import { brotliDecompressSync } from 'node:zlib';

/** The bytes of a build, by path below its folder. A text file may have its compressed form beside it: 'a.js.br'. */
export type BuildBytes = ReadonlyMap<string, Buffer>;

/** Files that no browser asks for. */
const isForServers = (file: string): boolean =>
  ['server.cjs', 'calls.json', 'provenance.json', 'rehearsal.json'].includes(file) ||
  file.endsWith('.LICENSE.txt') ||
  file.endsWith('.map');

/** More than any file of an area has, so that a few bytes cannot become gigabytes. */
const maxOutputLength = 20 * 1024 * 1024;

/** Whether the compressed form of a file decompresses to exactly the file. */
function isSame(compressed: Buffer, plain: Buffer): boolean {
  try {
    return brotliDecompressSync(compressed, { maxOutputLength }).equals(plain);
  } catch {
    return false;
  }
}

/** Compressed files that hold something else than the file they stand for, or stand for none. */
export const foreignForms = (bytes: BuildBytes): string[] =>
  [...bytes].flatMap(([file, content]) => {
    if (!file.endsWith('.br')) return [];
    const plain = bytes.get(file.slice(0, -'.br'.length));
    return plain && isSame(content, plain) ? [] : [file];
  });

/** The bytes that a browser receives for a file: of its compressed form, if it has one. */
const sentBytes = (bytes: BuildBytes, file: string): number =>
  (bytes.get(`${file}.br`) ?? bytes.get(file))?.length ?? 0;

/** The bytes that a browser receives for these files. */
export const sentTogether = (bytes: BuildBytes, files: Iterable<string>): number =>
  [...new Set(files)].reduce((sum, file) => sum + sentBytes(bytes, file), 0);

/** The files that a browser may ask for. */
export const servedFiles = (bytes: BuildBytes): string[] =>
  [...bytes.keys()].filter((file) => !file.endsWith('.br') && !isForServers(file));
