import { createOutageLog } from './outage-log.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('writes one line for an outage, and how many requests it refused when it is over', () => {
  const lines: string[] = [];
  const note = createOutageLog();
  const log = { error: (line: string) => void lines.push(line) };
  for (let count = 0; count < 50; count += 1) {
    note(log, 'connect ECONNREFUSED');
    jest.advanceTimersByTime(200);
  }
  expect(lines).toEqual(['No database: connect ECONNREFUSED']);
  jest.advanceTimersByTime(60_000);
  expect(lines.slice(1)).toEqual(['No database: refused 50 requests within 10 s']);
  note(log, 'timeout');
  jest.advanceTimersByTime(60_000);
  expect(lines.slice(2)).toEqual(['No database: timeout']);
});
