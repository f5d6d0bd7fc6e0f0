-- outside-transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS "ledger_transactions_of_cause" ON "ledger_transactions" USING btree ("cause","at","id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "ledger_transactions_course_cause" ON "ledger_transactions" USING btree ("course_id","cause","at","id");
