-- expand
CREATE TABLE "course_instructors" (
	"course_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "course_instructors_pk" PRIMARY KEY("course_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "instructor_invitations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"course_id" uuid NOT NULL,
	"email" text NOT NULL,
	"invited_by" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "co_instructors" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "certificates" ADD COLUMN "co_instructors" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "course_instructors" ADD CONSTRAINT "course_instructors_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_instructors" ADD CONSTRAINT "course_instructors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "instructor_invitations" ADD CONSTRAINT "instructor_invitations_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "instructor_invitations" ADD CONSTRAINT "instructor_invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "course_instructors_user" ON "course_instructors" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "instructor_invitations_token_unique" ON "instructor_invitations" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "instructor_invitations_open_unique" ON "instructor_invitations" USING btree ("course_id","email") WHERE "instructor_invitations"."accepted_at" is null and "instructor_invitations"."withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX "instructor_invitations_email" ON "instructor_invitations" USING btree ("email");--> statement-breakpoint
CREATE INDEX "instructor_invitations_inviter" ON "instructor_invitations" USING btree ("invited_by");--> statement-breakpoint
CREATE INDEX "instructor_invitations_expires" ON "instructor_invitations" USING btree ("expires_at");--> statement-breakpoint
-- A course is found by the names of its co-instructors too.
CREATE OR REPLACE FUNCTION write_landing_words() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  new.landing_words := nullif(
    setweight(to_tsvector('english', search_form(new.subtitle)), 'B') ||
    setweight(to_tsvector('english', search_form(jsonb_path_query_array(new.co_instructors, '$[*].name')::text)), 'B') ||
    setweight(to_tsvector('english', search_form(new.outcomes)), 'C'), '');
  return new;
end
$$;--> statement-breakpoint
CREATE TRIGGER courses_co_instructor_words BEFORE UPDATE OF co_instructors ON courses
    FOR EACH ROW EXECUTE FUNCTION write_landing_words();--> statement-breakpoint
-- The page of an invitation: no path of the area is above it.
UPDATE areas SET paths = paths || '{"/invitation/:token":"everybody"}' WHERE name = 'account';
--> statement-breakpoint
UPDATE areas SET budget_kb = greatest(budget_kb, 66) WHERE name = 'authoring';
