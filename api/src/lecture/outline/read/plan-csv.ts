import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import { limits } from '@vidya/contracts/rules/limits';
import { outlineTexts } from '@vidya/contracts/texts/outline-texts';
import { type ColumnOption, CsvError, parse } from 'csv-parse';
import { describePlainly } from '../../../course/port/clean-description.ts';
import { withoutGuard } from '../../../http/csv.ts';
import { linkLecture } from './link-lecture.ts';
import { packageLimits, packageRefused } from './package-limits.ts';
import type { Plan } from './plan.ts';
import { readText } from './read-text.ts';
import { reasons } from './reasons.ts';

/** The columns, in the order of an export. */
export const csvColumns = [
  'section',
  'section goal',
  'kind',
  'title',
  'description',
  'link',
  'article',
  'minutes',
] as const;
type Row = Record<(typeof csvColumns)[number], string>;

const kinds: Record<string, 'video' | 'article' | 'files'> = {
  video: 'video',
  link: 'video',
  article: 'article',
  files: 'files',
};

const separators = [',', ';', '\t'];
const headBytes = 4_096;

/** The sign that separates the names in the first line. */
async function separatorOf(file: string): Promise<string> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    const [line = ''] = readText(buffer.subarray(0, bytesRead)).split(/[\r\n]/);
    const count = (sign: string): number => line.split(sign).length;
    return separators.toSorted((one, other) => count(other) - count(one))[0]!;
  } finally {
    await handle.close();
  }
}

const columnOf = (name: string) =>
  csvColumns.find((column) => column === name.trim().toLowerCase().replaceAll(/[_-]/g, ' ')) ?? false;

function namedColumns(header: string[]) {
  const columns = header.map(columnOf);
  if (!columns.includes('title')) throw packageRefused(outlineTexts.noColumns);
  return columns.map((column, at) => (columns.indexOf(column) === at ? column : false));
}

/** The rows of a CSV file by the names of their columns. Throws 400. */
async function* rowsOf(file: string): AsyncGenerator<Row> {
  let names: ColumnOption[] | undefined;
  const parser = parse({
    bom: true,
    delimiter: await separatorOf(file),
    columns: (header: string[]) => (names = namedColumns(header)),
    skip_empty_lines: true,
    relax_column_count: true,
    max_record_size: packageLimits.csvCharacters,
  });
  const source = createReadStream(file);
  source.pipe(parser);
  let rows = 0;
  try {
    for await (const row of parser) {
      if ((rows += 1) > limits.outline.entries) throw packageRefused(outlineTexts.tooMany);
      const cells = row as Partial<Row>;
      yield Object.fromEntries(csvColumns.map((column) => [column, withoutGuard(cells[column] ?? '')])) as Row;
    }
  } catch (error) {
    if (error instanceof CsvError) throw packageRefused(outlineTexts.rowUnreadable(names ? rows + 2 : 1));
    throw error;
  } finally {
    source.destroy();
  }
  if (rows === 0) throw packageRefused(parser.info.lines > 1 ? outlineTexts.nothing : outlineTexts.noColumns);
}

/** A tag ends before the next one begins, so that no text takes quadratic time. */
const isMarkup = (text: string): boolean => /<[a-z][^<>]*>/i.test(text);

const isMinutes = (text: string): boolean =>
  /^\d{1,3}$/.test(text) && Number(text) >= 1 && Number(text) <= limits.expectedMinutesMax;

/** Why a row can not be taken; null for what can be. */
function faultOf({ kind, title, link, article }: Row): string | null {
  const named = kinds[kind.trim().toLowerCase()];
  if (kind.trim() !== '' && !named) return reasons.otherKind(kind);
  if (named === 'files') return reasons.noFiles;
  if (article.trim() !== '' && named !== 'video') return null;
  if (link.trim() === '') return named === 'article' ? reasons.noText : reasons.noFilm;
  const lecture = linkLecture({ title, description: '', minutes: null }, link);
  if (!lecture) return reasons.noWebAddress;
  return named === 'video' && lecture.kind !== 'video' ? reasons.noYoutube : null;
}

async function addRow(plan: Plan, row: Row): Promise<void> {
  const { title, description, link, article } = row;
  const minutes = row.minutes.trim();
  const reason = plan.isFull ? reasons.lectures : faultOf(row);
  if (reason) return plan.refuse(title, reason);
  if (minutes !== '' && !isMinutes(minutes)) plan.refuse(title, reasons.minutes);
  const texts = { title, description, minutes: isMinutes(minutes) ? Number(minutes) : null };
  const isArticle = article.trim() !== '' && kinds[row.kind.trim().toLowerCase()] !== 'video';
  if (!isArticle) return plan.add(linkLecture(texts, link)!);
  const html = isMarkup(article) ? article : describePlainly(article);
  return plan.add({ ...texts, kind: 'article', youtubeLink: '', article: html, files: [] });
}

/** Plans what the rows of a CSV file would create. A row that names only a section creates it empty. Throws 400. */
export async function planCsv(file: string, plan: Plan): Promise<void> {
  if ((await stat(file)).size > packageLimits.csvBytes) throw packageRefused(outlineTexts.csvTooLarge);
  let section: string | undefined;
  for await (const row of rowsOf(file)) {
    plan.checkTime();
    if (row.section.trim() !== section) {
      section = row.section.trim();
      plan.begin({ title: section, goal: row['section goal'] });
    }
    const isHeading = row.title.trim() === '' && row.kind.trim() === '' && section !== '';
    if (isHeading) plan.createEmpty();
    else await addRow(plan, row);
    await setImmediate();
  }
}
