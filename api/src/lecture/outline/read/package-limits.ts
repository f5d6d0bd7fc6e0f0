import { badRequest } from '../../../http/errors.ts';

const megabyte = 1024 * 1024;

/** What one package may ask of this server. Times in ms, lengths in bytes unless the name says otherwise. */
export const packageLimits = {
  csvBytes: 20 * megabyte,
  /** Of one row. */
  csvCharacters: 1_000_000,
  /** Of all that is unpacked for one report or import. */
  unpackedBytes: 1024 * megabyte,
  /** A larger file that was packed more tightly than this is there to fill memory. */
  ratio: 200,
  ratioFromBytes: megabyte,
  /** Of the names and notes in the list of files, which is in memory as a whole. */
  listBytes: 4 * megabyte,
  manifestBytes: 5 * megabyte,
  /** Files and dependencies of one resource; the others are not looked at. */
  perResource: 200,
  linkBytes: 64 * 1024,
  linkCharacters: 2_000,
  pageBytes: megabyte,
  quizBytes: 5 * megabyte,
  /** Of XML elements, and of those of a page. */
  depth: 50,
  pageDepth: 200,
  /** HTML of all articles together, in characters: they are in memory at once. */
  articlesCharacters: 10_000_000,
  /** Each is encoded twice while the sender waits. */
  pictures: 200,
  reportLines: 1_000,
  readMs: 45_000,
  /** Packages in work at the same time. */
  atOnce: 2,
} as const;

/** Refuses the whole package with a sentence. */
export const packageRefused = (message: string) => badRequest(message, 'PackageRefused');
