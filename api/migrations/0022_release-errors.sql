-- expand
CREATE TABLE "release_errors" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version_id" uuid NOT NULL,
	"fingerprint" text NOT NULL,
	"outcome" text NOT NULL,
	"message" text NOT NULL,
	"stack" text NOT NULL,
	"screen" text NOT NULL,
	"first_seen" timestamp with time zone DEFAULT now() NOT NULL,
	"visits" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "release_errors_once" UNIQUE("version_id","fingerprint")
);
--> statement-breakpoint
ALTER TABLE "release_errors" ADD CONSTRAINT "release_errors_version_id_release_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."release_versions"("id") ON DELETE no action ON UPDATE no action;