-- outside-transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS "courses_landing_words" ON "courses" USING gin ((search_words || landing_words),"facets") WHERE "courses"."status" = 'published' and landing_words is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "courses_promo_lecture" ON "courses" USING btree ("promo_lecture_id") WHERE promo_lecture_id is not null;--> statement-breakpoint
ALTER TABLE "courses" VALIDATE CONSTRAINT "courses_promo_lecture_id_lectures_id_fk";
