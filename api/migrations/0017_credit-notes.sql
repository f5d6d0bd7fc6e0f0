CREATE INDEX "orders_superseded_by_age" ON "orders" USING btree ("created_at") WHERE "orders"."status" = 'superseded';
--> statement-breakpoint
-- What was begun before the course was owned can be paid no more.
UPDATE "orders" SET "status" = 'superseded'
FROM "enrolments" AS "seat"
WHERE "seat"."user_id" = "orders"."user_id" AND "seat"."course_id" = "orders"."course_id"
  AND "seat"."status" = 'active' AND "seat"."expires_at" > now()
  AND "orders"."status" IN ('created', 'attempted', 'closed');
--> statement-breakpoint
CREATE TABLE "credit_note_counters" (
	"financial_year" integer PRIMARY KEY NOT NULL,
	"last_serial" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "credit_notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"payment_id" uuid NOT NULL,
	"number" text NOT NULL,
	"financial_year" integer NOT NULL,
	"serial" integer NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"amount_paise" integer NOT NULL,
	"gst_rate" integer NOT NULL,
	"seller" jsonb,
	CONSTRAINT "credit_notes_number_length" CHECK (length("credit_notes"."number") <= 16),
	CONSTRAINT "credit_notes_serial_counts" CHECK ("credit_notes"."serial" > 0),
	CONSTRAINT "credit_notes_amount" CHECK ("credit_notes"."amount_paise" > 0)
);
--> statement-breakpoint
ALTER TABLE "credit_notes" ADD CONSTRAINT "credit_notes_payment_id_invoices_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."invoices"("payment_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "credit_notes_number_unique" ON "credit_notes" USING btree ("number");--> statement-breakpoint
CREATE UNIQUE INDEX "credit_notes_serial_unique" ON "credit_notes" USING btree ("financial_year","serial");--> statement-breakpoint
CREATE INDEX "credit_notes_payment" ON "credit_notes" USING btree ("payment_id");
--> statement-breakpoint
-- What was given back before there were credit notes is numbered in the order of the refunds.
INSERT INTO "credit_notes" ("payment_id", "number", "financial_year", "serial", "issued_at", "amount_paise", "gst_rate", "seller")
SELECT "payment_id",
	'CN/' || lpad(("year" % 100)::text, 2, '0') || '-' || lpad((("year" + 1) % 100)::text, 2, '0')
		|| '/' || lpad("serial"::text, greatest(6, length("serial"::text)), '0'),
	"year", "serial", "issued_at", "refunded_paise", "gst_rate", "seller"
FROM (
	SELECT *, (row_number() OVER (PARTITION BY "year" ORDER BY "issued_at", "payment_id"))::int AS "serial"
	FROM (
		SELECT "i"."payment_id", "i"."gst_rate", "i"."seller", "p"."refunded_paise",
			coalesce("p"."refunded_at", "p"."updated_at") AS "issued_at",
			extract(year from (coalesce("p"."refunded_at", "p"."updated_at") at time zone 'Asia/Kolkata') - interval '3 months')::int AS "year"
		FROM "payments" AS "p" JOIN "invoices" AS "i" ON "i"."payment_id" = "p"."id"
		WHERE "p"."refunded_paise" > 0
	) AS "dated"
) AS "numbered";--> statement-breakpoint
INSERT INTO "credit_note_counters" ("financial_year", "last_serial")
SELECT "financial_year", max("serial") FROM "credit_notes" GROUP BY "financial_year";--> statement-breakpoint
-- A refund ends the access on its day.
UPDATE "enrolments" AS "seat" SET "expires_at" = "given"."back_at"
FROM (
	SELECT "user_id", "course_id", max("refunded_at") AS "back_at"
	FROM "payments" WHERE "status" = 'refunded' GROUP BY "user_id", "course_id"
) AS "given"
WHERE "seat"."status" = 'refunded' AND "seat"."user_id" = "given"."user_id" AND "seat"."course_id" = "given"."course_id"
	AND "seat"."expires_at" > "given"."back_at";
