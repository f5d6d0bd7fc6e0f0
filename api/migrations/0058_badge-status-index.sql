-- outside-transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS "certificates_status" ON "certificates" USING btree ("status_index");