-- expand
CREATE TABLE "areas" (
	"name" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"paths" jsonb NOT NULL,
	"base" text,
	"budget_kb" smallint NOT NULL,
	"connections" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"granter_id" uuid,
	"granted_by" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
INSERT INTO "areas" ("name", "title", "paths", "budget_kb", "created_at") VALUES
  ('catalog', 'Courses', '{"/":"everybody","/course/all-courses":"everybody","/course/:category":"everybody","/courseDetail":"everybody","/contact":"everybody"}', 45, '2024-01-01T00:00:00Z'),
  ('learning', 'My Courses', '{"/myCourses":"signedIn","/viewLectures":"signedIn","/preview":"everybody","/certificate/:code":"everybody"}', 61, '2024-01-01T00:00:01Z'),
  ('authoring', 'Course editor', '{"/createCourse":["INSTRUCTOR","ADMIN"],"/my-courses/edit-course":["INSTRUCTOR","ADMIN"],"/addLecture":"everybody","/editLecture":"everybody"}', 65, '2024-01-01T00:00:02Z'),
  ('account', 'Account', '{"/course/checkout":"everybody","/auth/login":"everybody","/auth/signup":"everybody","/auth/forgotPassword":"everybody","/auth/resetPassword/:userId/:token":"everybody","/auth-login/success":"everybody","/login":"everybody","/changePassword":"signedIn","/editProfile":"signedIn","/my-courses/purchase-history":"signedIn"}', 55, '2024-01-01T00:00:03Z'),
  ('admin', 'Dashboard', '{"/admin/dashboard":["ADMIN"],"/admin/dashboard/instructors":["ADMIN"],"/admin/dashboard/students":["ADMIN"],"/admin/dashboard/payments":["ADMIN"],"/admin/dashboard/coupons":["ADMIN"],"/admin/dashboard/messages":["ADMIN"],"/admin/dashboard/audit-log":["ADMIN"],"/admin/dashboard/releases":["ADMIN"]}', 80, '2024-01-01T00:00:04Z');
