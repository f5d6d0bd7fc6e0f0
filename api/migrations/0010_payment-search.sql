CREATE INDEX "courses_title_part" ON "courses" USING gin (lower("title") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "payments_refunded" ON "payments" USING btree ("created_at","id") WHERE "payments"."status" = 'refunded';--> statement-breakpoint
CREATE INDEX "payments_pending" ON "payments" USING btree ("created_at","id") WHERE "payments"."status" in ('created', 'authorized', 'failed');