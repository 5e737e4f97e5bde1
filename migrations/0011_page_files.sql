CREATE TABLE "page_files" (
	"name" text PRIMARY KEY NOT NULL,
	"unused_since" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "page_revisions" ADD COLUMN "deployed_at" timestamp with time zone;