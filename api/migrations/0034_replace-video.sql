-- expand
ALTER TABLE "lecture_media" ADD COLUMN "is_incoming" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "lecture_media" ADD COLUMN "retired_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "lectures" ADD COLUMN "replacement" text;