-- expand
CREATE TABLE "release_source_maps" (
	"version_id" uuid NOT NULL,
	"file" text NOT NULL,
	"map" text NOT NULL,
	CONSTRAINT "release_source_maps_version_id_file_pk" PRIMARY KEY("version_id","file")
);
--> statement-breakpoint
ALTER TABLE "release_errors" ADD COLUMN "source_stack" text;--> statement-breakpoint
ALTER TABLE "release_source_maps" ADD CONSTRAINT "release_source_maps_version_id_release_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."release_versions"("id") ON DELETE cascade ON UPDATE no action;