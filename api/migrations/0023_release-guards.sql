-- expand
CREATE TABLE "release_approvals" (
	"area" text PRIMARY KEY NOT NULL,
	"version_id" uuid NOT NULL,
	"request" jsonb NOT NULL,
	"requester_id" uuid,
	"requested_by" text NOT NULL,
	"requester_email" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "release_freezes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"areas" jsonb,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "release_grants" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"area" text NOT NULL,
	"issuer" text NOT NULL,
	"repository" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "release_grants_whole" UNIQUE("issuer","repository","area")
);
--> statement-breakpoint
CREATE TABLE "release_owners" (
	"area" text NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "release_owners_area_email_pk" PRIMARY KEY("area","email")
);
--> statement-breakpoint
CREATE TABLE "release_webhooks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"area" text NOT NULL,
	"url" text NOT NULL,
	"secret" text NOT NULL,
	"last_at" timestamp with time zone,
	"last_fault" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "release_live_guards" (
	"name" text PRIMARY KEY NOT NULL,
	"version_id" uuid NOT NULL,
	"previous_id" uuid,
	"since" timestamp with time zone NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "release_rollouts" (
	"name" text PRIMARY KEY NOT NULL,
	"version_id" uuid NOT NULL,
	"steps" jsonb NOT NULL,
	"dwell_minutes" integer NOT NULL,
	"step" smallint DEFAULT 0 NOT NULL,
	"step_since" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"started_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "release_approvals" ADD CONSTRAINT "release_approvals_version_id_release_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."release_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "release_live_guards" ADD CONSTRAINT "release_live_guards_version_id_release_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."release_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "release_live_guards" ADD CONSTRAINT "release_live_guards_previous_id_release_versions_id_fk" FOREIGN KEY ("previous_id") REFERENCES "public"."release_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "release_rollouts" ADD CONSTRAINT "release_rollouts_version_id_release_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."release_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "release_webhooks_area" ON "release_webhooks" USING btree ("area");