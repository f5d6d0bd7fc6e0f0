import { type SQL, sql } from 'drizzle-orm';

/** The credit notes of a payment, oldest first, as JSON. */
export const creditNoteLinks = (paymentId: SQL): SQL => sql`coalesce((
  select json_agg(json_build_object('creditNoteId', n.id, 'number', n.number) order by n.issued_at, n.serial)
  from credit_notes n where n.payment_id = ${paymentId}), '[]'::json)`;
