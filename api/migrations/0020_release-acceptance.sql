-- expand
ALTER TABLE "release_versions" ADD COLUMN "accepted" jsonb;