import type { RunResult } from './one-run.ts';

type Column = [title: string, value: (result: RunResult) => number];

const columns: Column[] = [
  ['payments', ({ payments }) => payments],
  ['requests', ({ requests }) => requests],
  ['kills', ({ kills }) => kills],
  ['cut off', ({ cut }) => cut],
  ['5xx', ({ faults }) => faults],
  ['4xx', ({ refused }) => refused],
  ['reconciled', ({ reconciled }) => reconciled],
  ['paid, no seat', ({ found }) => found.paidWithoutSeat],
  ['seat twice', ({ found }) => found.seatTwice],
  ['captured, not paid', ({ found }) => found.capturedNotPaid],
  ['seat, not paid', ({ found }) => found.seatWithoutPayment],
  ['only at gateway', ({ found }) => found.onlyAtGateway],
  ['charged twice', ({ found }) => found.chargedTwice],
  ['seconds', ({ seconds }) => Math.round(seconds)],
];

const first = 8;
const line = (name: string, cells: string[]): string =>
  [name.padEnd(first), ...cells.map((cell, index) => cell.padStart(columns[index]![0].length))].join('  ');

export const head = (): string =>
  line(
    'run',
    columns.map(([title]) => title),
  );

export const runLine = (name: string, result: RunResult): string =>
  line(
    name,
    columns.map(([, value]) => String(value(result))),
  );

export const totalLine = (results: RunResult[]): string =>
  line(
    'total',
    columns.map(([, value]) => String(results.reduce((sum, result) => sum + Math.round(value(result)), 0))),
  );
