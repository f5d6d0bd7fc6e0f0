-- expand
CREATE TABLE "earning_statements" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"instructor_id" uuid NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"number" text NOT NULL,
	"financial_year" integer NOT NULL,
	"serial" integer NOT NULL,
	"opening_paise" bigint NOT NULL,
	"sales_paise" bigint NOT NULL,
	"coupons_paise" bigint NOT NULL,
	"share_paise" bigint NOT NULL,
	"refunds_paise" bigint NOT NULL,
	"tds_paise" bigint NOT NULL,
	"tcs_paise" bigint NOT NULL,
	"payouts_paise" bigint NOT NULL,
	"corrections_paise" bigint NOT NULL,
	"closing_paise" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "earning_statements" ADD CONSTRAINT "earning_statements_instructor_id_users_id_fk" FOREIGN KEY ("instructor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "earning_statements" ADD CONSTRAINT "earning_statements_until_ledger_closings_until_fk" FOREIGN KEY ("until") REFERENCES "public"."ledger_closings"("until") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "earning_statements_unique" ON "earning_statements" USING btree ("instructor_id","until");--> statement-breakpoint
CREATE UNIQUE INDEX "earning_statements_number_unique" ON "earning_statements" USING btree ("number");--> statement-breakpoint
CREATE UNIQUE INDEX "earning_statements_serial_unique" ON "earning_statements" USING btree ("financial_year","serial");--> statement-breakpoint
CREATE INDEX "earning_statements_until" ON "earning_statements" USING btree ("until");--> statement-breakpoint
CREATE TRIGGER earning_statements_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON earning_statements
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();
--> statement-breakpoint
UPDATE areas SET paths = paths || '{"/earnings":["INSTRUCTOR","ADMIN"]}' WHERE name = 'authoring';
