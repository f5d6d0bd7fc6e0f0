import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

export type CsvValue = string | number | null;

export interface CsvFile {
  /** Without the file extension. */
  name: string;
  columns: string[];
  /** Some rows at a time: the next batch is read after the last one is sent. */
  batches: AsyncIterable<CsvValue[][]>;
}

/** A spreadsheet would run such a cell as a formula; some treat full-width signs the same way. */
const isFormula = (text: string): boolean => /^[=+\-@\t\r\n＝＋－＠]/.test(text);

/** A cell as it was before `csvLine` marked it as text for spreadsheets. */
export const withoutGuard = (text: string): string =>
  text.startsWith("'") && isFormula(text.slice(1)) ? text.slice(1) : text;

function cell(value: CsvValue): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = isFormula(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

export const csvLine = (values: CsvValue[]): string => `${values.map(cell).join(',')}\r\n`;

/** Without a byte order mark, spreadsheets do not read UTF-8. */
const byteOrderMark = '\uFEFF';

async function* written({ columns, batches }: CsvFile): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(columns);
  for await (const rows of batches) yield rows.map(csvLine).join('');
}

export const csvType = 'text/csv; charset=utf-8';

/** Streams a file for spreadsheets (RFC 4180): only one batch is in memory, however long the file is. */
export const sendCsv = (reply: FastifyReply, file: CsvFile): FastifyReply =>
  reply
    .header('content-type', csvType)
    .header('content-disposition', `attachment; filename="${file.name}.csv"`)
    .header('cache-control', 'private, no-store')
    .send(Readable.from(written(file), { objectMode: false, highWaterMark: 1 }));
