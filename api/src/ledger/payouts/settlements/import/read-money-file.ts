import { createReadStream } from 'node:fs';
import { moneyFile, moneyFileTexts as say } from '@vidya/contracts/rules/ledger/money-file';
import { CsvError, parse } from 'csv-parse';
import { badRequest } from '../../../../http/errors.ts';
import type { SettledDay } from '../book-settlements.ts';
import type { StatementLine } from '../money-records.ts';
import { type Cells, LineProblem, readCells } from './money-cells.ts';
import { createSettledDays, isDashboardReport, isSettlementFile, readSettledItem } from './settlement-lines.ts';
import { createStatement, isDashboardStatement, isStatementFile, readStatementLine } from './statement-lines.ts';

export interface MoneyFile {
  kind: 'settlements' | 'statement';
  lines: number;
  settled: SettledDay[];
  statement: StatementLine[];
  problems: { line: number; message: string }[];
  problemCount: number;
}

const refused = (message: string) => badRequest(message, 'FileRefused');
const shownProblems = 50;
const maxLineCharacters = 100_000;

/** What the columns say: how each line is read, and in what its amounts are. Throws 400. */
function formOf(names: readonly string[]) {
  const columns = new Set(names);
  const isSettlements = isSettlementFile(columns);
  if (columns.size !== names.length || !(isSettlements || isStatementFile(columns))) throw refused(say.noColumns);
  const isInRupees = isSettlements ? isDashboardReport(columns) : isDashboardStatement(columns);
  return {
    kind: isSettlements ? ('settlements' as const) : ('statement' as const),
    unit: isInRupees ? ('rupees' as const) : ('paise' as const),
  };
}

/** Reads the lines behind the heading. */
function createReader(names: readonly string[]) {
  const { kind, unit } = formOf(names);
  const [days, statement] = [createSettledDays(), createStatement()];
  const problems: MoneyFile['problems'] = [];
  let [lines, problemCount] = [0, 0];
  const take = (cells: Cells): void => {
    if (kind === 'statement') return statement.add(readStatementLine(cells));
    const item = readSettledItem(cells);
    return item ? days.add(item) : undefined;
  };
  return {
    read(record: readonly string[], line: number): void {
      if ((lines += 1) > moneyFile.lines) throw refused(say.tooManyLines);
      try {
        if (record.length !== names.length) throw new LineProblem(say.cells(record.length, names.length));
        take(readCells({ cells: new Map(names.map((name, at) => [name, record[at]!])), unit }));
      } catch (error) {
        if (!(error instanceof LineProblem)) throw error;
        if ((problemCount += 1) <= shownProblems) problems.push({ line, message: error.message });
      }
    },
    result: (): MoneyFile => ({
      kind,
      lines,
      problems,
      problemCount,
      settled: days.days(),
      statement: statement.lines(),
    }),
  };
}

const namesOf = (heading: readonly string[]): string[] => heading.map((name) => name.trim().toLowerCase());

/** Reads a CSV file of the gateway's dashboard. Throws 400 for what is none. */
export async function readMoneyFile(path: string): Promise<MoneyFile> {
  const parser = parse({
    bom: true,
    info: true,
    skip_empty_lines: true,
    relax_column_count: true,
    max_record_size: maxLineCharacters,
  });
  const source = createReadStream(path);
  source.pipe(parser);
  let reader: ReturnType<typeof createReader> | null = null;
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: { lines: number } }>) {
      if (reader) reader.read(record, info.lines);
      else reader = createReader(namesOf(record));
    }
  } catch (error) {
    if (error instanceof CsvError) throw refused(reader ? say.unreadable(parser.info.lines) : say.noColumns);
    throw error;
  } finally {
    source.destroy();
  }
  const result = reader?.result();
  if (!result) throw refused(say.noColumns);
  if (result.lines === 0) throw refused(say.noLines);
  return result;
}
