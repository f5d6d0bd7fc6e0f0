-- contract
-- No release that ran knows the table or the action: they came after the last one (api/previous-release.txt).
ALTER TABLE "release_grants" RENAME TO "trusted_publishers";--> statement-breakpoint
ALTER TABLE "trusted_publishers" RENAME CONSTRAINT "release_grants_whole" TO "trusted_publishers_whole";--> statement-breakpoint
ALTER TABLE "trusted_publishers" RENAME CONSTRAINT "release_grants_pkey" TO "trusted_publishers_pkey";--> statement-breakpoint
UPDATE "audit_log" SET "action" = 'release.trustedPublishersChanged' WHERE "action" = 'release.grantsChanged';--> statement-breakpoint
CREATE TABLE "release_previews" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"maker_id" uuid,
	"made_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "release_previews" ADD CONSTRAINT "release_previews_version_id_release_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."release_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "release_previews_version" ON "release_previews" USING btree ("version_id");