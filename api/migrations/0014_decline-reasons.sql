ALTER TABLE "payments" ADD COLUMN "decline_reason" text DEFAULT '' NOT NULL;
--> statement-breakpoint
-- Refusals from before: the bank's words were not kept.
UPDATE "payments" SET "decline_reason" = 'No reason given' WHERE "status" = 'failed';
