-- expand
ALTER TABLE "sessions" ADD COLUMN "reauthenticated_at" timestamp with time zone;