-- expand
ALTER TABLE "quiz_results" ADD COLUMN "version_id" uuid;