-- expand
ALTER TABLE "courses" ADD COLUMN "subtitle" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "outcomes" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "requirements" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "audience" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "promo_lecture_id" uuid;--> statement-breakpoint
-- Deferred: a copied course comes before its lectures.
ALTER TABLE "courses" ADD CONSTRAINT "courses_promo_lecture_id_lectures_id_fk" FOREIGN KEY ("promo_lecture_id") REFERENCES "public"."lectures"("id") ON DELETE set null ON UPDATE no action DEFERRABLE INITIALLY DEFERRED NOT VALID;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "landing_words" "tsvector";--> statement-breakpoint
-- A generated column would rewrite the table. Null keeps courses without these texts out of the index.
CREATE FUNCTION write_landing_words() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  new.landing_words := nullif(
    setweight(to_tsvector('english', search_form(new.subtitle)), 'B') ||
    setweight(to_tsvector('english', search_form(new.outcomes)), 'C'), '');
  return new;
end
$$;--> statement-breakpoint
CREATE TRIGGER courses_landing_words BEFORE INSERT OR UPDATE OF subtitle, outcomes ON courses
    FOR EACH ROW EXECUTE FUNCTION write_landing_words();
