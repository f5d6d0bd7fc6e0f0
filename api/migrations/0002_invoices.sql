CREATE TABLE "invoice_counters" (
	"financial_year" integer PRIMARY KEY NOT NULL,
	"last_serial" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"payment_id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"financial_year" integer NOT NULL,
	"serial" integer NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"gst_rate" integer NOT NULL,
	"seller" jsonb,
	CONSTRAINT "invoices_number_length" CHECK (length("invoices"."number") <= 16),
	CONSTRAINT "invoices_serial_counts" CHECK ("invoices"."serial" > 0)
);
--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_number_unique" ON "invoices" USING btree ("number");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_serial_unique" ON "invoices" USING btree ("financial_year","serial");--> statement-breakpoint
-- What was captured before there were invoices is numbered in the order of capture.
INSERT INTO "invoices" ("payment_id", "number", "financial_year", "serial", "issued_at", "gst_rate")
SELECT "id",
	'VD/' || lpad(("year" % 100)::text, 2, '0') || '-' || lpad((("year" + 1) % 100)::text, 2, '0')
		|| '/' || lpad("serial"::text, greatest(6, length("serial"::text)), '0'),
	"year", "serial", "captured_at", 18
FROM (
	SELECT "id", "captured_at", "year", (row_number() OVER (PARTITION BY "year" ORDER BY "captured_at", "id"))::int AS "serial"
	FROM (
		SELECT "id", "captured_at",
			extract(year from ("captured_at" at time zone 'Asia/Kolkata') - interval '3 months')::int AS "year"
		FROM "payments" WHERE "captured_at" IS NOT NULL AND "amount_paise" > 0
	) AS "dated"
) AS "numbered";--> statement-breakpoint
INSERT INTO "invoice_counters" ("financial_year", "last_serial")
SELECT "financial_year", max("serial") FROM "invoices" GROUP BY "financial_year";
