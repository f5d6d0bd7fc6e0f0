/**
 * `node payouts-due.ts <folder> <address>...`: in the data of a stopped site, learners can no longer give back what these
 * people sold, and their payout accounts are no longer on hold. All others wait. The next start proposes payouts.
 */
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { connectPglite } from '../../api/src/database/connect.ts';
import { createJobs } from '../../api/src/jobs/jobs.ts';
import { proposePayouts } from '../../api/src/ledger/payouts/propose-payouts.ts';

const [folder, ...emails] = process.argv.slice(2);
const database = await connectPglite({ dataDir: path.join(folder!, 'database') });
const { db } = database;
const people = sql`(select id from users where email = any(${sql.param(emails)}::text[]))`;
await db.transaction(async (tx) => {
  // The ledger's own triggers refuse every change.
  await tx.execute(sql`set local session_replication_role = replica`);
  await tx.execute(sql`update ledger_entries set available_at = now() - interval '1 hour'
    where account_id in (select id from ledger_accounts where instructor_id in ${people})`);
  await tx.execute(sql`update payments set captured_at = captured_at - interval '15 days'
    where course_id in (select id from courses where instructor_id in ${people})`);
  await tx.execute(sql`update payout_accounts set hold_until = case when user_id in ${people}
    then now() - interval '1 hour' else greatest(hold_until, now() + interval '1 day') end`);
});
const jobs = createJobs(database);
await jobs.start({ isWorking: false });
await jobs.send(db, proposePayouts, {});
await jobs.stop();
await database.close();
