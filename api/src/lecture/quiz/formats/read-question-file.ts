import { readFile } from 'node:fs/promises';
import type { QuestionFile } from '@vidya/contracts/calls/structure';
import { outlineTexts } from '@vidya/contracts/texts/outline-texts';
import { packageRefused } from '../../outline/read/package-limits.ts';
import { readText } from '../../outline/read/read-text.ts';
import { Collected } from './collected.ts';
import { readGift } from './gift-file.ts';
import { readMoodle } from './moodle/moodle-file.ts';
import { qtiName } from './qti/qti-names.ts';
import { readQtiItem, readQtiPackage } from './qti/qti-package.ts';

/** Of packages with files, and of an empty one. */
const zipStarts = ['PK\x03\x04', 'PK\x05\x06'];

const withoutComments = (xml: string): string => {
  const [first, ...rest] = xml.split('<!--');
  return [first, ...rest.map((part) => (part.includes('-->') ? part.slice(part.indexOf('-->') + 3) : ''))].join('');
};

/** The local name of the outermost element of XML; null for another text. */
function rootOf(bytes: Buffer): string | null {
  const start = readText(bytes.subarray(0, 20_000))
    .replace(/^\ufeff/, '')
    .trimStart();
  if (!start.startsWith('<')) return null;
  return /<(?:[\w.-]{1,40}:)?([\w.-]{1,60})[\s/>]/.exec(withoutComments(start))?.[1] ?? '';
}

async function readInto(collected: Collected, file: string): Promise<void> {
  const bytes = await readFile(file);
  if (zipStarts.includes(bytes.toString('latin1', 0, 4))) return readQtiPackage(file, collected);
  const root = rootOf(bytes);
  if (root === null) return readGift(bytes, collected);
  if (root === 'quiz') return readMoodle(bytes, collected);
  if (qtiName(root) === 'assessmentItem') return readQtiItem(bytes, [], collected);
  throw packageRefused(outlineTexts.notQuestions);
}

/** Collects the questions of a file of this machine. Throws 400 for one that is refused as a whole. */
export async function collectQuestions(file: string, maxCharacters?: number): Promise<Collected> {
  const collected = new Collected(maxCharacters);
  await readInto(collected, file);
  const { count, refusedCount } = collected.result;
  if (count === 0 && refusedCount === 0) throw packageRefused(outlineTexts.noQuestions);
  return collected;
}

/** The same as one text form. */
export const readQuestionFile = async (file: string): Promise<QuestionFile> => (await collectQuestions(file)).result;
