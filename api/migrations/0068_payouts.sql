-- expand
CREATE TABLE "money_days" (
	"day" text PRIMARY KEY NOT NULL,
	"agreed" integer NOT NULL,
	"checked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "money_differences" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"day" text NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"reference" text NOT NULL,
	"here_paise" bigint,
	"there_paise" bigint,
	"found_at" timestamp with time zone DEFAULT now() NOT NULL,
	"resolved_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "payout_accounts" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"holder_name" text NOT NULL,
	"ifsc" text DEFAULT '' NOT NULL,
	"number" text NOT NULL,
	"mask" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"state" text DEFAULT 'new' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"contact_id" text,
	"fund_account_id" text,
	"validation_id" text,
	"hold_until" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payout_accounts_verified" CHECK ("payout_accounts"."state" <> 'verified' or "payout_accounts"."fund_account_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "payout_batches" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"state" text DEFAULT 'proposed' NOT NULL,
	"released_by" uuid,
	"released_at" timestamp with time zone,
	"second_by" uuid,
	"second_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payout_batches_two" CHECK ("payout_batches"."second_by" <> "payout_batches"."released_by")
);
--> statement-breakpoint
CREATE TABLE "payouts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"instructor_id" uuid NOT NULL,
	"batch_id" uuid NOT NULL,
	"amount_paise" bigint NOT NULL,
	"key" uuid DEFAULT gen_random_uuid() NOT NULL,
	"fund_account_id" text NOT NULL,
	"mask" text NOT NULL,
	"mode" text NOT NULL,
	"state" text DEFAULT 'proposed' NOT NULL,
	"gateway_id" text,
	"utr" text DEFAULT '' NOT NULL,
	"fees_paise" bigint DEFAULT 0 NOT NULL,
	"fees_tax_paise" bigint DEFAULT 0 NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"released_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"checked_at" timestamp with time zone,
	CONSTRAINT "payouts_amount" CHECK ("payouts"."amount_paise" > 0)
);
--> statement-breakpoint
ALTER TABLE "payout_accounts" ADD CONSTRAINT "payout_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_batches" ADD CONSTRAINT "payout_batches_released_by_users_id_fk" FOREIGN KEY ("released_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_batches" ADD CONSTRAINT "payout_batches_second_by_users_id_fk" FOREIGN KEY ("second_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_instructor_id_users_id_fk" FOREIGN KEY ("instructor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_batch_id_payout_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."payout_batches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "money_differences_unique" ON "money_differences" USING btree ("subject","reference");--> statement-breakpoint
CREATE INDEX "money_differences_day" ON "money_differences" USING btree ("day");--> statement-breakpoint
CREATE INDEX "payout_accounts_validation" ON "payout_accounts" USING btree ("validation_id");--> statement-breakpoint
CREATE INDEX "payout_accounts_open" ON "payout_accounts" USING btree ("updated_at") WHERE "payout_accounts"."state" in ('new', 'validating');--> statement-breakpoint
CREATE INDEX "payout_batches_created" ON "payout_batches" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "payout_batches_releaser" ON "payout_batches" USING btree ("released_by") WHERE "payout_batches"."released_by" is not null;--> statement-breakpoint
CREATE INDEX "payout_batches_second" ON "payout_batches" USING btree ("second_by") WHERE "payout_batches"."second_by" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "payouts_open_unique" ON "payouts" USING btree ("instructor_id") WHERE "payouts"."state" in ('proposed', 'released', 'sent', 'pending', 'queued', 'processing');--> statement-breakpoint
CREATE UNIQUE INDEX "payouts_gateway_unique" ON "payouts" USING btree ("gateway_id");--> statement-breakpoint
CREATE INDEX "payouts_instructor" ON "payouts" USING btree ("instructor_id","created_at");--> statement-breakpoint
CREATE INDEX "payouts_batch" ON "payouts" USING btree ("batch_id");--> statement-breakpoint
CREATE INDEX "payouts_state" ON "payouts" USING btree ("state","checked_at");