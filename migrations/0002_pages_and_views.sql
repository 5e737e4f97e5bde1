CREATE TABLE "page_revisions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"profile_id" text NOT NULL,
	"number" integer NOT NULL,
	"document" jsonb NOT NULL,
	"written_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "page_snapshots" (
	"profile_id" text PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name_slug" text NOT NULL,
	"shares_name" boolean NOT NULL,
	"document" jsonb NOT NULL,
	"facts" jsonb NOT NULL,
	"html" text NOT NULL,
	"brotli" "bytea" NOT NULL,
	"gzip" "bytea" NOT NULL,
	"hash" text NOT NULL,
	"content_security_policy" text NOT NULL,
	"deployed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "page_views" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "page_views_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"profile_id" text NOT NULL,
	"viewed_at" timestamp with time zone NOT NULL,
	"referrer_host" text,
	"device" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "page_revisions" ADD CONSTRAINT "page_revisions_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_snapshots" ADD CONSTRAINT "page_snapshots_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_views" ADD CONSTRAINT "page_views_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "page_revisions_number" ON "page_revisions" USING btree ("profile_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "page_snapshots_slug" ON "page_snapshots" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "page_snapshots_name_slug" ON "page_snapshots" USING btree ("name_slug");--> statement-breakpoint
CREATE INDEX "page_views_profile" ON "page_views" USING btree ("profile_id","viewed_at");