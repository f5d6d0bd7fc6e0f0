-- expand
ALTER TABLE "uploads" ADD COLUMN "purpose" text DEFAULT 'video' NOT NULL;