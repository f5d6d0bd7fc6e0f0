import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

export type CsvValue = string | number | null;

export interface CsvFile {
  /** Without the ending. */
  name: string;
  columns: string[];
  /** Some rows at a time: the next are asked for when these are on their way. */
  batches: AsyncIterable<CsvValue[][]>;
}

/** A spreadsheet takes such a cell for a formula; some read wide signs like narrow ones. */
const isFormula = (text: string): boolean => /^[=+\-@\t\r\n＝＋－＠]/.test(text);

function cell(value: CsvValue): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = isFormula(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

export const csvLine = (values: CsvValue[]): string => `${values.map(cell).join(',')}\r\n`;

/** Spreadsheets read UTF-8 only behind this mark. */
const byteOrderMark = '\uFEFF';

async function* written({ columns, batches }: CsvFile): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(columns);
  for await (const rows of batches) yield rows.map(csvLine).join('');
}

export const csvType = 'text/csv; charset=utf-8';

/** A file for spreadsheets (RFC 4180), sent while it is being read: however long it is, only one batch is in memory. */
export const sendCsv = (reply: FastifyReply, file: CsvFile): FastifyReply =>
  reply
    .header('content-type', csvType)
    .header('content-disposition', `attachment; filename="${file.name}.csv"`)
    .header('cache-control', 'private, no-store')
    .send(Readable.from(written(file), { objectMode: false, highWaterMark: 1 }));
