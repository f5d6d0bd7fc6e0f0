CREATE EXTENSION IF NOT EXISTS fuzzystrmatch;--> statement-breakpoint
-- The one form in which words are stored and looked for; `searchForm` in search-words.ts does the same to what people type.
CREATE FUNCTION search_form(given text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  select translate(
    regexp_replace(regexp_replace(
      replace(replace(replace(
        lower(normalize(regexp_replace(given, '<[^>]*>|&#?[a-zA-Z0-9]+;', ' ', 'g'), NFKC)),
        'c++', ' cplusplus '), 'c#', ' csharp '), '.net', ' dotnet '),
      '([a-z]{3,})\.?js\M', '\1 js', 'g'), '([a-z]+)sql\M', '\1sql sql', 'g'),
    -- Signs part words; the two invisible joiners of Indian scripts do not: they have no counterpart and fall out.
    '!"#$%&''()*+,-./:;<=>?@[\]^_`{|}~' || chr(8204) || chr(8205),
    repeat(' ', 32))
$$;--> statement-breakpoint
CREATE FUNCTION course_terms(title text, instructor_name text, category text, language text) RETURNS SETOF text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  select distinct term
  from regexp_split_to_table(search_form(title || ' ' || instructor_name || ' ' || category || ' ' || language), '\s+') as found(term)
  where char_length(term) between 2 and 40 and term !~ '^\d+$'
$$;--> statement-breakpoint
CREATE TABLE "course_counts" (
	"category" text NOT NULL,
	"level" text NOT NULL,
	"language" text NOT NULL,
	"is_free" boolean NOT NULL,
	"rating_floor" double precision NOT NULL,
	"courses" integer NOT NULL,
	CONSTRAINT "course_counts_category_level_language_is_free_rating_floor_pk" PRIMARY KEY("category","level","language","is_free","rating_floor")
);
--> statement-breakpoint
CREATE TABLE "search_terms" (
	"term" text PRIMARY KEY NOT NULL,
	"courses" integer NOT NULL
);
--> statement-breakpoint
DROP INDEX "courses_search_text";--> statement-breakpoint
DROP INDEX "courses_popular";--> statement-breakpoint
DROP INDEX "courses_top_rated";--> statement-breakpoint
DROP INDEX "courses_new";--> statement-breakpoint
DROP INDEX "courses_category";--> statement-breakpoint
DROP INDEX "courses_instructor";--> statement-breakpoint
DROP INDEX "courses_search_words";--> statement-breakpoint
ALTER TABLE "courses" drop column "search_words";--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "search_words" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('english', search_form(title)), 'A') || setweight(to_tsvector('english', search_form(instructor_name || ' ' || category || ' ' || language)), 'B') || setweight(to_tsvector('english', search_form(description)), 'C')) STORED;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "is_free" boolean GENERATED ALWAYS AS (price * (100 - discount) / 100 = 0) STORED;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "rating_floor" double precision GENERATED ALWAYS AS (case when rating >= 4.5 then 4.5 when rating >= 4 then 4 when rating >= 3.5 then 3.5 when rating >= 3 then 3 else 0 end) STORED;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "facets" text[] GENERATED ALWAYS AS (array[
    'category:' || category,
    'level:' || level,
    'language:' || language,
    case when price * (100 - discount) / 100 = 0 then 'price:free' else 'price:paid' end
  ] || case when rating >= 4.5 then array['rating:4.5', 'rating:4', 'rating:3.5', 'rating:3'] when rating >= 4 then array['rating:4', 'rating:3.5', 'rating:3'] when rating >= 3.5 then array['rating:3.5', 'rating:3'] when rating >= 3 then array['rating:3'] else array[]::text[] end) STORED;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "title_words" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('english', search_form(title)), 'A') || setweight(to_tsvector('english', search_form(instructor_name || ' ' || category || ' ' || language)), 'B')) STORED;--> statement-breakpoint
CREATE INDEX "search_terms_prefix" ON "search_terms" USING btree ("term" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_terms_like" ON "search_terms" USING gin ("term" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "courses_title_words" ON "courses" USING gin ("title_words","facets") WHERE "courses"."status" = 'published';--> statement-breakpoint
CREATE INDEX "users_teaching_names" ON "users" USING gin (to_tsvector('simple', search_form("full_name"))) WHERE "users"."role" in ('INSTRUCTOR', 'ADMIN') and "users"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "courses_popular" ON "courses" USING btree ("rating_sum" DESC NULLS FIRST,"rating_count" DESC NULLS FIRST,"created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"category","level","language","is_free","rating_floor") WHERE "courses"."status" = 'published';--> statement-breakpoint
CREATE INDEX "courses_top_rated" ON "courses" USING btree ("rating" DESC NULLS FIRST,"rating_count" DESC NULLS FIRST,"created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"category","level","language","is_free","rating_floor") WHERE "courses"."status" = 'published';--> statement-breakpoint
CREATE INDEX "courses_new" ON "courses" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"category","level","language","is_free","rating_floor") WHERE "courses"."status" = 'published';--> statement-breakpoint
CREATE INDEX "courses_category" ON "courses" USING btree ("category","rating_sum" DESC NULLS FIRST,"rating_count" DESC NULLS FIRST,"created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"level","language","is_free","rating_floor") WHERE "courses"."status" = 'published';--> statement-breakpoint
CREATE INDEX "courses_instructor" ON "courses" USING btree ("instructor_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "courses_search_words" ON "courses" USING gin ("search_words","facets") WHERE "courses"."status" = 'published';--> statement-breakpoint
ALTER TABLE "courses" DROP COLUMN "search_text";--> statement-breakpoint
-- `change` is 1 or -1, in one fixed order of keys: two writers never wait for each other in a circle.
CREATE FUNCTION count_courses() RETURNS trigger LANGUAGE plpgsql AS $$
declare
  changes text := case tg_op
    when 'INSERT' then 'select 1 as change, added.* from added'
    when 'DELETE' then 'select -1 as change, removed.* from removed'
    else 'select 1 as change, added.* from added union all select -1, removed.* from removed'
  end;
  moved text := 'from added join removed on removed.id = added.id
    where row(added.title, added.instructor_name, added.category, added.language, added.status)
      is distinct from row(removed.title, removed.instructor_name, removed.category, removed.language, removed.status)';
  renamed text := case tg_op
    when 'UPDATE' then format('select 1 as change, added.* %1$s union all select -1, removed.* %1$s', moved)
    else changes
  end;
begin
  execute format(
    'insert into course_counts as counted (category, level, language, is_free, rating_floor, courses)
    select category, level, language, is_free, rating_floor, sum(change)
    from (%s) as changes where status = ''published''
    group by 1, 2, 3, 4, 5 having sum(change) <> 0 order by 1, 2, 3, 4, 5
    on conflict (category, level, language, is_free, rating_floor)
    do update set courses = counted.courses + excluded.courses', changes);
  execute format(
    'insert into search_terms as counted (term, courses)
    select term, sum(change)
    from (%s) as changes, course_terms(title, instructor_name, category, language) as term where status = ''published''
    group by 1 having sum(change) <> 0 order by 1
    on conflict (term) do update set courses = counted.courses + excluded.courses', renamed);
  return null;
end
$$;--> statement-breakpoint
CREATE TRIGGER courses_count_inserted AFTER INSERT ON courses
REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_courses();--> statement-breakpoint
CREATE TRIGGER courses_count_updated AFTER UPDATE ON courses
REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_courses();--> statement-breakpoint
CREATE TRIGGER courses_count_deleted AFTER DELETE ON courses
REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION count_courses();--> statement-breakpoint
-- For loads that switched the triggers off, and to be sure.
CREATE FUNCTION recount_courses() RETURNS void LANGUAGE plpgsql AS $$
begin
  delete from course_counts;
  delete from search_terms;
  insert into course_counts (category, level, language, is_free, rating_floor, courses)
  select category, level, language, is_free, rating_floor, count(*)
  from courses where status = 'published' group by 1, 2, 3, 4, 5;
  insert into search_terms (term, courses)
  select term, count(*) from courses, course_terms(title, instructor_name, category, language) as term
  where status = 'published' group by 1;
end
$$;--> statement-breakpoint
SELECT recount_courses();
