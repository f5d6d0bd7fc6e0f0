-- expand
ALTER TABLE "release_versions" ADD COLUMN "accepted" jsonb;
--> statement-breakpoint
UPDATE "areas" SET "connections" = '["https://www.youtube-nocookie.com"]' WHERE "name" IN ('learning', 'authoring');
