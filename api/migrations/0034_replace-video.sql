ALTER TABLE "lectures" ADD COLUMN "is_replacing" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "lectures" drop column "is_visible";--> statement-breakpoint
ALTER TABLE "lectures" ADD COLUMN "is_visible" boolean GENERATED ALWAYS AS (status = 'published' and (youtube_link <> '' or state = 'ready' or is_replacing)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "lecture_media" ADD COLUMN "is_incoming" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "lecture_media" ADD COLUMN "retired_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "lecture_media_retired" ON "lecture_media" USING btree ("retired_at") WHERE "lecture_media"."retired_at" is not null;
