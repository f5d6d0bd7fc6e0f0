-- expand
CREATE TABLE "release_apis" (
	"version" text PRIMARY KEY NOT NULL,
	"calls" jsonb NOT NULL,
	"checked_at" timestamp with time zone,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "release_call_replays" (
	"api_version" text NOT NULL,
	"call_hash" text NOT NULL,
	"problem" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "release_call_replays_api_version_call_hash_pk" PRIMARY KEY("api_version","call_hash")
);
