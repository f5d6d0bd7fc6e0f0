-- expand
CREATE TABLE "text_cleanings" (
	"name" text PRIMARY KEY NOT NULL,
	"last_id" uuid,
	"kept" integer DEFAULT 0 NOT NULL,
	"done_at" timestamp with time zone
);
