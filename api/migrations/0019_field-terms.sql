ALTER TABLE "ratings" RENAME COLUMN "words" TO "comment";--> statement-breakpoint
ALTER TABLE "lecture_notes" RENAME COLUMN "words" TO "body";--> statement-breakpoint
ALTER TABLE "lecture_questions" RENAME COLUMN "words" TO "body";--> statement-breakpoint
ALTER TABLE "lecture_answers" RENAME COLUMN "words" TO "body";--> statement-breakpoint
ALTER TABLE "coupons" RENAME COLUMN "most_uses" TO "max_uses";--> statement-breakpoint
ALTER TABLE "coupons" RENAME CONSTRAINT "coupons_most_uses" TO "coupons_max_uses";--> statement-breakpoint
ALTER INDEX "ratings_worded" RENAME TO "ratings_with_comment";--> statement-breakpoint
ALTER INDEX "lectures_unsettled" RENAME TO "lectures_being_prepared";--> statement-breakpoint
ALTER TABLE "release_versions" RENAME COLUMN "facts" TO "metadata";--> statement-breakpoint
ALTER TABLE "release_hosts" RENAME COLUMN "facts" TO "metadata";
