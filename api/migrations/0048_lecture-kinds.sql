-- expand
CREATE TABLE "course_pictures" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"course_id" uuid NOT NULL,
	"webp_key" text NOT NULL,
	"avif_key" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lecture_articles" (
	"lecture_id" uuid PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"html" text NOT NULL,
	"parts" jsonb NOT NULL,
	"plain" text NOT NULL,
	"read_seconds" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "lectures" ADD COLUMN "kind" text DEFAULT 'video' NOT NULL;--> statement-breakpoint
ALTER TABLE "lectures" ADD COLUMN "expected_minutes" integer;--> statement-breakpoint
ALTER TABLE "course_pictures" ADD CONSTRAINT "course_pictures_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lecture_articles" ADD CONSTRAINT "lecture_articles_lecture_id_lectures_id_fk" FOREIGN KEY ("lecture_id") REFERENCES "public"."lectures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "course_pictures_course" ON "course_pictures" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "course_pictures_webp" ON "course_pictures" USING btree ("webp_key");--> statement-breakpoint
CREATE INDEX "course_pictures_avif" ON "course_pictures" USING btree ("avif_key");