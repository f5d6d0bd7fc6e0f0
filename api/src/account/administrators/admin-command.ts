import { parseArgs } from 'node:util';
import { limits } from '@vidya/contracts/rules/limits';
import { cleanLine } from '@vidya/contracts/rules/text/clean-text';
import { emailKey, isEmail } from '@vidya/contracts/rules/text/email-address';
import { isPersonName } from '@vidya/contracts/rules/validation';
import { joinedDate } from '@vidya/contracts/texts/format';
import { UsageError } from '../../operator-command.ts';
import { Refusal } from '../../operator-errors.ts';
import type { Added, Administrators } from './administrators.ts';

export const usage = `Says who is an administrator.

  npm run admin -- add someone@example.com [--name "Asha Rao"]
      makes this account an administrator's; where there is none, makes one and
      prints a link for choosing its password
  npm run admin -- remove someone@example.com
      makes this administrator a learner, or an instructor when they have courses
  npm run admin -- reset someone@example.com
      for whoever lost every passkey, app and recovery code, where no two
      administrators can help: removes all of it and the password, ends all
      sessions, and prints a link for choosing a new password
  npm run admin -- list

With DATABASE_URL while the site runs; on the embedded database with the site stopped.`;

export type AdminCommand =
  | { does: 'help' }
  | { does: 'list' }
  | { does: 'add'; email: string; fullName: string }
  | { does: 'remove'; email: string }
  | { does: 'reset'; email: string };

function parsed(args: string[]) {
  try {
    const options = { name: { type: 'string' }, help: { type: 'boolean', short: 'h' } } as const;
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function addressOf(text: string | undefined): string {
  if (text === undefined) throw new UsageError('Whose? An e-mail address is missing.');
  if (!isEmail(text)) throw new UsageError(`'${text}' is no e-mail address.`);
  return emailKey(text);
}

function nameOf(text = 'Administrator'): string {
  const name = cleanLine(text);
  if (isPersonName(name)) return name;
  throw new UsageError(`A name has more than ${limits.nameAbove} letters; this one is '${name}'.`);
}

/** Parses the command line. Throws a `UsageError`. */
export function commandOf(args: string[]): AdminCommand {
  const { values, positionals } = parsed(args);
  const [does, address, ...rest] = positionals;
  if (values.help) return { does: 'help' };
  if (rest.length > 0) throw new UsageError(`One address at a time: '${rest.join(' ')}' is too much.`);
  if (does === 'list') return { does };
  if (does === 'remove' || does === 'reset') return { does, email: addressOf(address) };
  if (does === 'add') return { does, email: addressOf(address), fullName: nameOf(values.name) };
  throw new UsageError(does === undefined ? 'Add, remove, reset or list?' : `'${does}' is not known here.`);
}

const added: Record<Added['what'], (email: string) => string> = {
  created: (email) => `There is a new administrator: ${email}.`,
  changed: (email) => `${email} is an administrator now, and gets a mail about it.`,
  unchanged: (email) => `${email} is an administrator already.`,
};

const linkLines = (link: string): string[] => ['', 'To choose the password, within 30 minutes and once:', `  ${link}`];

/** Runs the command and returns the lines to print. Throws a `Refusal`. */
export async function runAdminCommand(command: AdminCommand, people: Administrators): Promise<string[]> {
  if (command.does === 'help') return [usage];
  if (command.does === 'list') {
    const all = await people.list();
    if (all.length === 0) throw new Refusal("There is no administrator yet. 'add' makes the first one.");
    return all.map(({ fullName, email, createdAt }) => `${fullName} <${email}>, joined ${joinedDate(createdAt)}`);
  }
  if (command.does === 'remove') {
    const role = await people.remove(command.email);
    return [`${command.email} is ${role === 'USER' ? 'a learner' : 'an instructor'} now, and gets a mail about it.`];
  }
  if (command.does === 'reset') {
    const link = await people.reset(command.email);
    return [`${command.email} has no passkey, app, code or password any more.`, ...linkLines(link)];
  }
  const { what, person, link } = await people.add(command);
  return [added[what](person.email), ...(link ? linkLines(link) : [])];
}
