ALTER TABLE "lecture_media" ADD COLUMN "file_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "lectures" ADD COLUMN "percent" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "lectures" ADD COLUMN "failure" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "lectures" ADD COLUMN "upload_id" uuid;--> statement-breakpoint
ALTER TABLE "lectures" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "course_id" uuid NOT NULL;--> statement-breakpoint
ALTER TABLE "lectures" ADD CONSTRAINT "lectures_upload_id_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lectures_upload" ON "lectures" USING btree ("upload_id") WHERE "lectures"."upload_id" is not null;--> statement-breakpoint
CREATE INDEX "lectures_unsettled" ON "lectures" USING btree ("course_id") WHERE "lectures"."state" in ('uploading', 'processing');--> statement-breakpoint
CREATE INDEX "uploads_course" ON "uploads" USING btree ("course_id");