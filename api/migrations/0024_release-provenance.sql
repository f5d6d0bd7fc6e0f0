-- expand
CREATE TABLE "release_provenances" (
	"version_id" uuid PRIMARY KEY NOT NULL,
	"repository" text NOT NULL,
	"commit" text NOT NULL,
	"builder" text NOT NULL,
	"key_id" text NOT NULL,
	"envelope" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "release_signing_keys" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"area" text NOT NULL,
	"public_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "release_signing_keys_whole" UNIQUE("area","public_key")
);
--> statement-breakpoint
ALTER TABLE "release_provenances" ADD CONSTRAINT "release_provenances_version_id_release_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."release_versions"("id") ON DELETE no action ON UPDATE no action;