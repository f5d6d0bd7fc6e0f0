-- expand
ALTER TABLE "ratings" ADD COLUMN "is_named" boolean DEFAULT false NOT NULL;