import { DrizzleQueryError } from 'drizzle-orm';
import { DatabaseError } from 'pg';
import { describeError, safeMessage } from './safe-message.ts';

const email = 'asha.rao@vidya.example';

const refused = (message: string, code: string): DatabaseError =>
  Object.assign(new DatabaseError(message, message.length, 'error'), { code, detail: `Key (email)=(${email})` });

it('shows a statement without its parameters, and why it failed without the values that PostgreSQL quotes', () => {
  const cause = refused(`invalid input syntax for type uuid: "${email}"`, '22P02');
  const error = new DrizzleQueryError('select id from users where email = $1', [email], cause);
  expect(safeMessage(error)).toBe(
    '22P02: invalid input syntax for type uuid: "…", in: select id from users where email = $1',
  );
  const line = JSON.stringify(describeError(error));
  expect(line).not.toContain(email);
  expect(line).toContain('safe-message.test');
});

it('shows no address that a mail server repeats', () => {
  expect(safeMessage(new Error(`550 <${email}>: Recipient address rejected`))).toBe(
    '550 <…>: Recipient address rejected',
  );
});

it('keeps the code of a failed connection', () => {
  const error = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:25'), { code: 'ECONNREFUSED' });
  expect(describeError(error)).toMatchObject({ code: 'ECONNREFUSED', message: 'connect ECONNREFUSED 127.0.0.1:25' });
  expect(safeMessage('only a text')).toBe('string');
  expect(safeMessage({ code: '28P01', message: 'password "secret" is wrong' })).toBe('28P01: password "…" is wrong');
  expect(safeMessage({ message: 'connect ECONNREFUSED', queue: 'mails' })).toBe('connect ECONNREFUSED');
});
