import { isId } from '@vidya/contracts/rules/id';
import { type SQL, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../database/database.ts';
import { containsPattern, isPerson } from '../../database/like.ts';
import { ownerWhere } from '../folded-payments.ts';

/** The people and courses that match a search; `few` is null if they are so many that scanning payments is faster. */
export interface PaymentSearch {
  text: string;
  /** The text, or the id of the payment under which the one with this id is shown. */
  id: string;
  few: { userIds: string[]; courseIds: string[] } | null;
}

/** Above these limits, matching payments are so frequent that a scan soon finds some. */
const max = { people: 2_000, courses: 200 };

const holds = (column: SQL, text: string): SQL => sql`lower(${column}) like lower(${containsPattern(text)})`;
const person = (text: string): SQL => sql`u.deleted_at is null and ${isPerson('u', text)}`;

/** On payment `p` of a deleted course: matches the title stored in the payment, the only one left. */
export const hasLostTitle = (text: string): SQL => sql`p.course_id is null and ${holds(sql`p.course_title`, text)}`;

/** On payment `p`: checks a single row, for use in a scan. */
export const mentions = (text: string): SQL => sql`(
  (select ${person(text)} from users u where u.id = p.user_id)
  or (select ${holds(sql`k.title`, text)} from courses k where k.id = p.course_id)
  or (${hasLostTitle(text)}))`;

const idIs = (id: string, payment: SQL): SQL =>
  isId(id) ? sql`${payment}.id = ${id.toLowerCase()}::uuid` : sql`${payment}.gateway_payment_id = ${id}`;

/** On payment `p`: equals the gateway's id or ours. */
export const hasId = (id: string): SQL => idIs(id, sql`p`);

/** One parameter for any number of ids. */
export const uuids = (ids: string[] = []): SQL => sql`${`{${ids.join(',')}}`}::uuid[]`;

/** On payment `p`: all matches of a search. */
export const hasAnyOf = ({ text, id, few }: PaymentSearch): SQL =>
  few
    ? sql`(p.user_id = any(${uuids(few.userIds)}) or p.course_id = any(${uuids(few.courseIds)})
        or (${hasLostTitle(text)}) or ${hasId(id)})`
    : mentions(text);

export function createPaymentSearchStore(db: Db) {
  const ids = async (query: SQL, limit: number): Promise<string[] | null> => {
    const rows = await rowsOf<{ id: string }>(db, sql`${query} limit ${limit + 1}`);
    return rows.length > limit ? null : rows.map(({ id }) => id);
  };
  return {
    async resolve(text: string): Promise<PaymentSearch> {
      const [userIds, courseIds, owners] = await Promise.all([
        ids(sql`select u.id from users u where ${person(text)}`, max.people),
        ids(sql`select k.id from courses k where ${holds(sql`k.title`, text)}`, max.courses),
        rowsOf<{ id: string | null }>(db, ownerWhere(idIs(text, sql`attempt`))),
      ]);
      return { text, id: owners[0]?.id ?? text, few: userIds && courseIds && { userIds, courseIds } };
    },
  };
}

export type PaymentSearchStore = ReturnType<typeof createPaymentSearchStore>;
