-- expand
ALTER TABLE "users" ADD COLUMN "factor_due_at" timestamp with time zone;