-- outside-transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS "quiz_attempts_ended" ON "quiz_attempts" USING btree ("ended_at") WHERE "quiz_attempts"."ended_at" is not null;