import { timestamp, uuid } from 'drizzle-orm/pg-core';

/** A random UUID, so that nobody can guess or count ids. */
export const id = () => uuid('id').primaryKey().defaultRandom();

export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const createdAt = () => moment('created_at').notNull().defaultNow();

export const updatedAt = () =>
  moment('updated_at')
    .notNull()
    .defaultNow()
    .$onUpdate(() => new Date());
