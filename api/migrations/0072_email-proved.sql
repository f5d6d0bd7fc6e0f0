-- expand
ALTER TABLE "users" ADD COLUMN "email_proved_at" timestamp with time zone;
--> statement-breakpoint
-- A sign-in provider or a link in a mail has shown it before.
UPDATE users SET email_proved_at = now() WHERE id IN (SELECT user_id FROM social_accounts)
  OR id IN (SELECT user_id FROM password_resets WHERE used_at IS NOT NULL);
