-- outside-transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS "courses_due" ON "courses" USING btree ("publish_at") WHERE "courses"."publish_at" is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "lectures_due" ON "lectures" USING btree ("publish_at") WHERE "lectures"."publish_at" is not null;
