CREATE TABLE "file_stores" (
	"name" text PRIMARY KEY NOT NULL,
	"identity" uuid NOT NULL,
	"is_confirmed" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "media_sweeps" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"state" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"rows" integer DEFAULT 0 NOT NULL,
	"rows_in_all" integer DEFAULT 0 NOT NULL,
	"files" integer DEFAULT 0 NOT NULL,
	"files_in_all" integer DEFAULT 0 NOT NULL,
	"examples" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"allowed_at" timestamp with time zone,
	"done_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "media_swept_rows" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"sweep_id" uuid NOT NULL,
	"entry" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "media_swept_rows" ADD CONSTRAINT "media_swept_rows_sweep_id_media_sweeps_id_fk" FOREIGN KEY ("sweep_id") REFERENCES "public"."media_sweeps"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "media_sweeps_state" ON "media_sweeps" USING btree ("state","done_at");--> statement-breakpoint
CREATE INDEX "media_swept_rows_sweep" ON "media_swept_rows" USING btree ("sweep_id");