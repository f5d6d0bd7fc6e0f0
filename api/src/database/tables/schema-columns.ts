import { type AnyPgColumn, timestamp, uuid } from 'drizzle-orm/pg-core';

/** A random UUID, so that ids cannot be guessed or counted. */
export const id = () => uuid('id').primaryKey().defaultRandom();

export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const createdAt = () => moment('created_at').notNull().defaultNow();

export const updatedAt = () =>
  moment('updated_at')
    .notNull()
    .defaultNow()
    .$onUpdate(() => new Date());

export const timestamps = () => ({ createdAt: createdAt(), updatedAt: updatedAt() });

/** A required reference to a row that stays as long as this one. */
export const reference = (name: string, column: () => AnyPgColumn) => uuid(name).notNull().references(column);

/** A required reference to a row that takes this one with it. */
export const cascading = (name: string, column: () => AnyPgColumn) =>
  uuid(name).notNull().references(column, { onDelete: 'cascade' });

/** A person in a list that a row has of them, with a copy of the name. */
export interface Named {
  id: string;
  name: string;
}
