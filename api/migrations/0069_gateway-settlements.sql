-- expand
CREATE TABLE "gateway_settlements" (
	"id" text PRIMARY KEY NOT NULL,
	"utr" text,
	"amount_paise" bigint NOT NULL,
	"settled_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "gateway_settlements_settled" ON "gateway_settlements" USING btree ("settled_at");