import { DrizzleQueryError } from 'drizzle-orm';
import { ConfigError } from './config/config.ts';
import { DatabaseDown } from './database/servers/database-down.ts';
import { runForOperator, UsageError } from './operator-command.ts';
import { Refusal } from './operator-errors.ts';

const written = jest.spyOn(console, 'error').mockImplementation();
beforeEach(() => written.mockClear());
afterEach(() => {
  process.exitCode = undefined;
});

const runThatFails = (problem: Error) =>
  runForOperator({
    usage: 'How to use it',
    run: async () => {
      throw problem;
    },
  });

it.each([
  [new Refusal('The last one stays.'), 'The last one stays.', 1],
  [new DatabaseDown(new Error('connect ECONNREFUSED')), 'The database does not respond: connect ECONNREFUSED', 1],
  [new ConfigError(['PORT: wrong']), 'The environment is wrong:\n  - PORT: wrong', 1],
  [
    new DrizzleQueryError('select secret from t', [], Object.assign(new Error('no such table "t"'), { code: '42P01' })),
    'The database refused a statement: 42P01: no such table "…"',
    1,
  ],
  [
    new DrizzleQueryError('select secret from t', [], new DatabaseDown(new Error('timeout'))),
    'The database does not respond: timeout',
    1,
  ],
  [new UsageError('What?'), 'What?\n\nHow to use it', 2],
])('says in a sentence what an operator can mend: %s', async (error, sentence, exitCode) => {
  await runThatFails(error);
  expect(written.mock.calls).toEqual([[sentence]]);
  expect(process.exitCode).toBe(exitCode);
});

it('shows where a fault in our code comes from', async () => {
  const error = new TypeError('not a function');
  await runThatFails(error);
  expect(written.mock.calls).toEqual([[error]]);
  expect(process.exitCode).toBe(1);
});
