CREATE TABLE "release_health" (
	"version_id" uuid NOT NULL,
	"minute" timestamp with time zone NOT NULL,
	"measure" text NOT NULL,
	"bucket" smallint DEFAULT 0 NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "release_health_version_id_minute_measure_bucket_pk" PRIMARY KEY("version_id","minute","measure","bucket")
);
--> statement-breakpoint
CREATE TABLE "release_hosts" (
	"name" text PRIMARY KEY NOT NULL,
	"facts" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "release_states" (
	"name" text PRIMARY KEY NOT NULL,
	"live_id" uuid,
	"canary_id" uuid,
	"percent" numeric(5, 2) DEFAULT 0 NOT NULL,
	"cohort" text,
	"canary_since" timestamp with time zone,
	"stopped_at" timestamp with time zone,
	"stopped_reason" text DEFAULT '' NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "release_versions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"version" text NOT NULL,
	"hash" text NOT NULL,
	"files" jsonb NOT NULL,
	"facts" jsonb NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"publisher_id" uuid,
	"published_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"live_since" timestamp with time zone,
	"rolled_back_at" timestamp with time zone,
	CONSTRAINT "release_versions_name_version" UNIQUE("name","version")
);
--> statement-breakpoint
ALTER TABLE "release_health" ADD CONSTRAINT "release_health_version_id_release_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."release_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "release_states" ADD CONSTRAINT "release_states_live_id_release_versions_id_fk" FOREIGN KEY ("live_id") REFERENCES "public"."release_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "release_states" ADD CONSTRAINT "release_states_canary_id_release_versions_id_fk" FOREIGN KEY ("canary_id") REFERENCES "public"."release_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "release_health_minute" ON "release_health" USING btree ("minute");--> statement-breakpoint
CREATE INDEX "release_versions_newest" ON "release_versions" USING btree ("name","created_at");