-- outside-transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS "users_teachers_folded" ON "users" USING gin (to_tsvector('simple', search_form("full_name"))) WHERE "users"."role" in ('INSTRUCTOR', 'ADMIN') and "users"."deleted_at" is null;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "users_teaching_names";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "courses_title_stop_words" ON "courses" USING gin (to_tsvector('simple', search_form("title"))) WHERE "courses"."status" = 'published';--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "users_person_form" ON "users" USING gin (person_form("full_name", "email") gin_trgm_ops) WHERE "users"."deleted_at" is null;
