-- expand
ALTER TABLE "release_versions" ADD COLUMN "rehearsal" jsonb;