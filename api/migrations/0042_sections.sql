-- expand
CREATE TABLE "sections" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"course_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"goal" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sections" ADD CONSTRAINT "sections_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sections_course" ON "sections" USING btree ("course_id","position");--> statement-breakpoint
ALTER TABLE "lectures" ADD COLUMN "section_id" uuid;--> statement-breakpoint
-- A lecture without a section comes from the version before, or from a bulk load: it goes to the end of its course.
CREATE FUNCTION put_in_last_section() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  select id into new.section_id from sections where course_id = new.course_id order by position desc limit 1;
  if new.section_id is null then
    insert into sections (course_id, position) values (new.course_id, 1) returning id into new.section_id;
  end if;
  return new;
end
$$;--> statement-breakpoint
CREATE TRIGGER lectures_section BEFORE INSERT ON lectures FOR EACH ROW
    WHEN (new.section_id is null) EXECUTE FUNCTION put_in_last_section();--> statement-breakpoint
-- One section without a name for every course with lectures: on screens nothing changes.
INSERT INTO sections (course_id, position) SELECT DISTINCT course_id, 1 FROM lectures;--> statement-breakpoint
UPDATE lectures SET section_id = sections.id FROM sections WHERE sections.course_id = lectures.course_id;--> statement-breakpoint
ALTER TABLE "lectures" ADD CONSTRAINT "lectures_section_id_sections_id_fk" FOREIGN KEY ("section_id") REFERENCES "public"."sections"("id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
-- For rows that exist a check, once valid, is the same as "not null"; setting that would read them all under a lock.
ALTER TABLE "lectures" ADD CONSTRAINT "lectures_section_id_not_null" CHECK ("section_id" IS NOT NULL) NOT VALID;
