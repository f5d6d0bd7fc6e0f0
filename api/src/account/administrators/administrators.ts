import type { Role } from '@vidya/contracts/texts/choices';
import { addAuditEntry } from '../../audit/port/audit.store.ts';
import type { Db } from '../../database/database.ts';
import { sendMail } from '../../jobs/send-mail.ts';
import { Refusal } from '../../operator-errors.ts';
import type { AccountParts } from '../account-parts.ts';
import { giveRole } from '../people/role.service.ts';
import { resetByOperatorMail } from '../recovery/factor-reset-mails.ts';
import { resetAccount } from '../recovery/reset-account.ts';
import { addResetLink } from '../sign-in/password-resets.store.ts';
import type { UserRow } from '../users.store.ts';

export interface Added {
  what: 'created' | 'changed' | 'unchanged';
  person: UserRow;
  /** For a person without a password. */
  link: string | null;
}

interface AdministratorParts extends Pick<AccountParts, 'db' | 'jobs' | 'users'> {
  /** The site's origin, for links. */
  origin: string;
}

/** Decision A6: the server's command line manages administrators; nothing else can remove one. */
export function createAdministrators({ db, jobs, users, origin }: AdministratorParts) {
  const create = async (tx: Db, { email, fullName }: { email: string; fullName: string }): Promise<UserRow> => {
    const person = await users.add(tx, { email, fullName, passwordHash: null, role: 'ADMIN' });
    if (!person) throw new Refusal(`Somebody signed up as ${email} just now. Run this again.`);
    const subject = { kind: 'user', id: person.id } as const;
    await addAuditEntry(tx, { actorId: null, action: 'role.changed', subject, details: { from: null, to: 'ADMIN' } });
    return person;
  };
  const find = async (tx: Db, request: { email: string; fullName: string }): Promise<Omit<Added, 'link'>> => {
    const known = await users.lockByEmail(tx, request.email);
    if (!known) return { what: 'created', person: await create(tx, request) };
    if (known.role === 'ADMIN') return { what: 'unchanged', person: known };
    const person = await giveRole(tx, jobs, { person: known, role: 'ADMIN', actorId: null, origin });
    return { what: 'changed', person };
  };
  return {
    list: () => users.listAdministrators(),
    add: (request: { email: string; fullName: string }): Promise<Added> =>
      db.transaction(async (tx) => {
        const { what, person } = await find(tx, request);
        const link = person.passwordHash ? null : await addResetLink(tx, { userId: person.id, origin });
        return { what, person, link };
      }),
    /** Removes a person's factors and password where two administrators cannot. Returns a link to choose a password. */
    reset: (email: string): Promise<string> =>
      db.transaction(async (tx) => {
        const person = await users.lockByEmail(tx, email);
        if (!person) throw new Refusal(`There is no account of ${email}.`);
        const subject = { kind: 'user', id: person.id } as const;
        await addAuditEntry(tx, { actorId: null, action: 'factorReset.approved', subject });
        const link = await resetAccount(tx, { users, person, origin });
        await jobs.send(tx, sendMail, resetByOperatorMail(person, origin));
        return link;
      }),
    /** Returns the person's new role. Throws a `Refusal` for the last administrator. */
    remove: (email: string): Promise<Role> =>
      db.transaction(async (tx) => {
        // Locks all of them, so that two removals at once cannot leave the site without an administrator.
        const all = await users.lockAdministrators(tx);
        const person = all.find((each) => each.email === email);
        if (!person) throw new Refusal(`${email} is no administrator. 'list' shows who is.`);
        if (all.length === 1) throw new Refusal(`${email} is the last administrator. Add another one first.`);
        const role = (await users.hasCourses(tx, person.id)) ? 'INSTRUCTOR' : 'USER';
        await giveRole(tx, jobs, { person, role, actorId: null, origin });
        return role;
      }),
  };
}

export type Administrators = ReturnType<typeof createAdministrators>;
