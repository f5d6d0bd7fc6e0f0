-- outside-transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS "lectures_section" ON "lectures" USING btree ("section_id");--> statement-breakpoint
ALTER TABLE "lectures" VALIDATE CONSTRAINT "lectures_section_id_sections_id_fk";--> statement-breakpoint
ALTER TABLE "lectures" VALIDATE CONSTRAINT "lectures_section_id_not_null";
