-- expand
CREATE TABLE "course_parts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"course_id" uuid NOT NULL,
	"parts" jsonb NOT NULL,
	"valid_from" timestamp with time zone DEFAULT now() NOT NULL,
	"set_by" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_accounts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_accounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"instructor_id" uuid,
	CONSTRAINT "ledger_accounts_unique" UNIQUE NULLS NOT DISTINCT("kind","instructor_id"),
	CONSTRAINT "ledger_accounts_earnings" CHECK ("ledger_accounts"."instructor_id" is null or "ledger_accounts"."kind" = 'earnings')
);
--> statement-breakpoint
CREATE TABLE "ledger_checkpoints" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_checkpoints_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"balance_paise" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_checks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_checks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"differences" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_closings" (
	"until" timestamp with time zone PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"transaction_id" bigint NOT NULL,
	"account_id" integer NOT NULL,
	"line" text NOT NULL,
	"amount_paise" bigint NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"available_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ledger_entries_amount" CHECK ("ledger_entries"."amount_paise" <> 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_transactions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_transactions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"cause" text NOT NULL,
	"cause_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"amount_paise" bigint NOT NULL,
	"payment_id" uuid,
	"course_id" uuid,
	"actor_id" uuid,
	"reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_transactions_amount" CHECK ("ledger_transactions"."amount_paise" > 0)
);
--> statement-breakpoint
CREATE TABLE "share_agreements" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"instructor_id" uuid,
	"platform_rate" integer,
	"coupon_bearer" text DEFAULT 'maker' NOT NULL,
	"valid_from" timestamp with time zone NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "share_agreements_rate" CHECK ("share_agreements"."platform_rate" between 0 and 10000),
	CONSTRAINT "share_agreements_default" CHECK ("share_agreements"."instructor_id" is not null or "share_agreements"."platform_rate" is not null)
);
--> statement-breakpoint
CREATE TABLE "tax_ids" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"pan" text,
	"pan_mask" text DEFAULT '' NOT NULL,
	"gstin" text,
	"gstin_mask" text DEFAULT '' NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tax_rates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"rate" integer NOT NULL,
	"valid_from" timestamp with time zone NOT NULL,
	"source" text NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tax_rates_rate" CHECK ("tax_rates"."rate" between 0 and 10000)
);
--> statement-breakpoint
ALTER TABLE "course_parts" ADD CONSTRAINT "course_parts_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_parts" ADD CONSTRAINT "course_parts_set_by_users_id_fk" FOREIGN KEY ("set_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_instructor_id_users_id_fk" FOREIGN KEY ("instructor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_checkpoints" ADD CONSTRAINT "ledger_checkpoints_account_id_ledger_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."ledger_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_checkpoints" ADD CONSTRAINT "ledger_checkpoints_until_ledger_closings_until_fk" FOREIGN KEY ("until") REFERENCES "public"."ledger_closings"("until") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_transaction_id_ledger_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."ledger_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_account_id_ledger_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."ledger_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD CONSTRAINT "ledger_transactions_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD CONSTRAINT "ledger_transactions_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_agreements" ADD CONSTRAINT "share_agreements_instructor_id_users_id_fk" FOREIGN KEY ("instructor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_agreements" ADD CONSTRAINT "share_agreements_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_ids" ADD CONSTRAINT "tax_ids_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_rates" ADD CONSTRAINT "tax_rates_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "course_parts_course" ON "course_parts" USING btree ("course_id","valid_from");--> statement-breakpoint
CREATE INDEX "course_parts_setter" ON "course_parts" USING btree ("set_by");--> statement-breakpoint
CREATE INDEX "ledger_accounts_instructor" ON "ledger_accounts" USING btree ("instructor_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_checkpoints_unique" ON "ledger_checkpoints" USING btree ("account_id","until");--> statement-breakpoint
CREATE INDEX "ledger_checkpoints_until" ON "ledger_checkpoints" USING btree ("until");--> statement-breakpoint
CREATE INDEX "ledger_entries_transaction" ON "ledger_entries" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "ledger_entries_balance" ON "ledger_entries" USING btree ("account_id","at","available_at","amount_paise");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_transactions_cause_unique" ON "ledger_transactions" USING btree ("cause","cause_id");--> statement-breakpoint
CREATE INDEX "ledger_transactions_payment" ON "ledger_transactions" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "ledger_transactions_course" ON "ledger_transactions" USING btree ("course_id","at");--> statement-breakpoint
CREATE INDEX "ledger_transactions_at" ON "ledger_transactions" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "ledger_transactions_actor" ON "ledger_transactions" USING btree ("actor_id") WHERE "ledger_transactions"."actor_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "share_agreements_unique" ON "share_agreements" USING btree ("instructor_id","valid_from");--> statement-breakpoint
CREATE INDEX "share_agreements_creator" ON "share_agreements" USING btree ("created_by");--> statement-breakpoint
CREATE UNIQUE INDEX "tax_rates_unique" ON "tax_rates" USING btree ("kind","valid_from");--> statement-breakpoint
CREATE INDEX "tax_rates_creator" ON "tax_rates" USING btree ("created_by");--> statement-breakpoint
-- Checked at the commit: all entries of a transaction add up to 0, and there are some.
CREATE FUNCTION check_ledger_balance(checked bigint) RETURNS void
    LANGUAGE plpgsql
    AS $$
declare
  total numeric;
begin
  select sum(amount_paise) into total from ledger_entries where transaction_id = checked;
  if total is distinct from 0 then
    raise exception 'Ledger transaction % adds up to %, not to 0', checked, coalesce(total::text, 'nothing')
      using errcode = 'integrity_constraint_violation';
  end if;
end
$$;--> statement-breakpoint
CREATE FUNCTION check_balance_of_transaction() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform check_ledger_balance(new.id);
  return null;
end
$$;--> statement-breakpoint
CREATE FUNCTION check_balance_of_entry() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform check_ledger_balance(new.transaction_id);
  return null;
end
$$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_transactions_balanced AFTER INSERT ON ledger_transactions
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_balance_of_transaction();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_entries_balanced AFTER INSERT ON ledger_entries
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_balance_of_entry();--> statement-breakpoint
-- An entry has the time of its transaction, and belongs to an open month.
CREATE FUNCTION date_ledger_entry() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  select at into strict new.at from ledger_transactions where id = new.transaction_id;
  if exists (select 1 from ledger_closings where until > new.at) then
    raise exception 'The month of ledger transaction % is closed', new.transaction_id
      using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end
$$;--> statement-breakpoint
CREATE TRIGGER ledger_entries_dated BEFORE INSERT ON ledger_entries
    FOR EACH ROW EXECUTE FUNCTION date_ledger_entry();--> statement-breakpoint
CREATE FUNCTION refuse_ledger_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  raise exception 'Rows of % are never changed or deleted: corrections reverse', tg_table_name
    using errcode = 'integrity_constraint_violation';
end
$$;--> statement-breakpoint
CREATE TRIGGER ledger_transactions_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_transactions
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();--> statement-breakpoint
CREATE TRIGGER ledger_entries_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_entries
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();--> statement-breakpoint
CREATE TRIGGER ledger_closings_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_closings
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();--> statement-breakpoint
CREATE TRIGGER ledger_checkpoints_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_checkpoints
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();--> statement-breakpoint
-- What holds at first; administrators add later rates (docs/money.md names the sources).
INSERT INTO share_agreements (instructor_id, platform_rate, coupon_bearer, valid_from) VALUES (null, 2000, 'maker', '2020-01-01T00:00:00+05:30');--> statement-breakpoint
INSERT INTO tax_rates (kind, rate, valid_from, source) VALUES
  ('tds', 100, '2020-10-01T00:00:00+05:30', 'Income-tax Act 1961, section 194-O (Finance Act 2020)'),
  ('tds', 10, '2024-10-01T00:00:00+05:30', 'Income-tax Act 1961, section 194-O (Finance (No. 2) Act 2024)'),
  ('tdsNoPan', 500, '2020-10-01T00:00:00+05:30', 'Income-tax Act 1961, section 206AA, second proviso'),
  ('tcs', 100, '2018-10-01T00:00:00+05:30', 'CGST Act 2017, section 52; notification 52/2018-Central Tax'),
  ('tcs', 50, '2024-07-10T00:00:00+05:30', 'CGST Act 2017, section 52; notification 15/2024-Central Tax');
