import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { texts } from '../contracts/src/texts.ts';

const root = path.resolve(import.meta.dirname, '..');
const words = globSync('{shell,mfe-*}/src/**/*.test.{ts,tsx}', { cwd: root })
  .map((file) => readFileSync(path.join(root, file), 'utf8'))
  .join('\n');

const flat = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value as object).flatMap(flat);

/** The frame's, the accounts' and the purchases' messages, and whatever all areas have in common. */
const { session, account, progress, contact, payment, empty, dialog, page } = texts;

/** Sections 5 and 8: a message that no screen's test spells out may be lost without anybody noticing. */
it.each(Object.entries({ session, account, progress, contact, payment, empty, dialog, page }))(
  'every message of `%s` is spelt out in a test of a screen',
  (_, group) => {
    expect(flat(group).filter((message) => !words.includes(message))).toEqual([]);
  },
);

it('every rule of the account and contact forms is spelt out in a test of a screen', () => {
  const rules = Object.entries(texts.validation);
  const upTo = rules.findIndex(([name]) => name === 'fieldsMandatory');
  const messages = rules.slice(0, upTo).map(([, message]) => message);
  expect(messages.length).toBeGreaterThan(10);
  expect(messages.filter((message) => !words.includes(message))).toEqual([]);
});
