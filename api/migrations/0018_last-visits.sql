ALTER TABLE "users" ADD COLUMN "last_visit_on" date;--> statement-breakpoint
-- What the sessions of today still know.
UPDATE "users" SET "last_visit_on" = "seen"."day"
FROM (
	SELECT "user_id", (max("last_seen_at") at time zone 'Asia/Kolkata')::date AS "day" FROM "sessions" GROUP BY "user_id"
) AS "seen"
WHERE "seen"."user_id" = "users"."id" AND "users"."deleted_at" IS NULL;
