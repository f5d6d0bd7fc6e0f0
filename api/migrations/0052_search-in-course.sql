-- expand
CREATE TABLE "lecture_transcripts" (
	"media_id" uuid PRIMARY KEY NOT NULL,
	"plain" text NOT NULL,
	"seconds" jsonb NOT NULL,
	"words" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "lecture_articles" ADD COLUMN "paragraphs" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "lecture_articles" ADD COLUMN "words" text;--> statement-breakpoint
ALTER TABLE "lecture_transcripts" ADD CONSTRAINT "lecture_transcripts_media_id_lecture_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."lecture_media"("id") ON DELETE cascade ON UPDATE no action;