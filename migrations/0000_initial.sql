CREATE TABLE "attempts" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"started_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identities" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"account_id" text NOT NULL,
	"password" text,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "identities_provider_account" UNIQUE("provider_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "known_browsers" (
	"user_id" text NOT NULL,
	"browser" text NOT NULL,
	"last_seen" timestamp with time zone NOT NULL,
	CONSTRAINT "known_browsers_user_id_browser_pk" PRIMARY KEY("user_id","browser")
);
--> statement-breakpoint
CREATE TABLE "mail_links" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text,
	"sign_up_id" text,
	"type" text NOT NULL,
	"email" text NOT NULL,
	"token_hash" text,
	"attempt_keys" text[] DEFAULT '{}' NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mail_links_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "mail_links_type" CHECK ("mail_links"."type" in ('signup', 'magiclink', 'recovery', 'email_change', 'email_undo')),
	CONSTRAINT "mail_links_owner" CHECK (("mail_links"."type" = 'signup') = ("mail_links"."user_id" is null) and num_nonnulls("mail_links"."user_id", "mail_links"."sign_up_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"first_name" text NOT NULL,
	"is_admin" boolean DEFAULT false NOT NULL,
	"email" text,
	"coin_name" text,
	"blockchain" text,
	"symbol" text,
	"description" text,
	"subject" text,
	"tone" text,
	"page_language" text,
	"emblem" text,
	"design" text,
	"buy_button_link" text,
	"telegram" text,
	"twitter" text,
	"contract_address" text,
	"main_colors" text,
	"main_image_url" text,
	"background_image_url" text,
	"page_background" text,
	"launch_date" date,
	"launch_time" text,
	"supply" text,
	"buy_tax" text,
	"sell_tax" text,
	"liquidity" text,
	"ownership" text,
	"roadmap" jsonb,
	"gallery" jsonb,
	"chart_embed" boolean,
	"document" jsonb,
	"preview_html" text,
	"is_deployed" boolean DEFAULT false NOT NULL,
	"slug" text,
	"deployed_url" text,
	"is_public" boolean DEFAULT false NOT NULL,
	"published_at" timestamp with time zone,
	"is_indexed" boolean DEFAULT false NOT NULL,
	"taken_down_at" timestamp with time zone,
	"taken_down_reason" text,
	"suspended_at" timestamp with time zone,
	"suspended_reason" text,
	CONSTRAINT "profiles_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text NOT NULL,
	"token" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"proven_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sessions_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "sign_ups" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"password_hash" text NOT NULL,
	"browser_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT true NOT NULL,
	"image" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email"),
	CONSTRAINT "users_email_is_lower_case" CHECK ("users"."email" = lower("users"."email"))
);
--> statement-breakpoint
CREATE TABLE "verifications" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "backup_codes" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text NOT NULL,
	"code_hash" text NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "backup_codes_user_code" UNIQUE("user_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "codes" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"type" text NOT NULL,
	"target" text NOT NULL,
	"browser" text NOT NULL,
	"user_id" text,
	"code_hash" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"attempt_keys" text[] DEFAULT '{}' NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "codes_type" CHECK ("codes"."type" in ('email', 'sms', 'phone_change', 'proof'))
);
--> statement-breakpoint
CREATE TABLE "phones" (
	"user_id" text PRIMARY KEY NOT NULL,
	"phone" text NOT NULL,
	"confirmed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "phones_phone" UNIQUE("phone")
);
--> statement-breakpoint
CREATE TABLE "second_factor_challenges" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"passed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "second_factor_challenges_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "second_factors" (
	"user_id" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"drafted_by" text NOT NULL,
	"confirmed_at" timestamp with time zone,
	"last_step" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"key" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" integer NOT NULL,
	"colours" text[] NOT NULL,
	"silhouette" jsonb,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cleared_drafts" (
	"profile_id" text PRIMARY KEY NOT NULL,
	"cleared_at" timestamp with time zone NOT NULL,
	"profile" jsonb NOT NULL,
	"looks" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "page_files" (
	"name" text PRIMARY KEY NOT NULL,
	"unused_since" timestamp with time zone,
	"profile_id" text
);
--> statement-breakpoint
CREATE TABLE "page_looks" (
	"profile_id" text NOT NULL,
	"position" integer NOT NULL,
	"document" jsonb NOT NULL,
	CONSTRAINT "page_looks_profile_id_position_pk" PRIMARY KEY("profile_id","position")
);
--> statement-breakpoint
CREATE TABLE "page_revisions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"profile_id" text NOT NULL,
	"number" integer NOT NULL,
	"document" jsonb NOT NULL,
	"written_by" text NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"deployed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "page_snapshots" (
	"profile_id" text PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name_slug" text NOT NULL,
	"shares_name" boolean NOT NULL,
	"document" jsonb NOT NULL,
	"facts" jsonb NOT NULL,
	"shared" jsonb,
	"qr_code" jsonb,
	"html" text NOT NULL,
	"brotli" "bytea" NOT NULL,
	"gzip" "bytea" NOT NULL,
	"hash" text NOT NULL,
	"content_security_policy" text NOT NULL,
	"assets" text[] NOT NULL,
	"deployed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "share_steps" (
	"profile_id" text PRIMARY KEY NOT NULL,
	"opened" text[] DEFAULT '{}' NOT NULL,
	"done" text[] DEFAULT '{}' NOT NULL,
	"offer_ended_at" timestamp with time zone,
	"lifted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text,
	"state" text DEFAULT 'open' NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"session_id" text,
	"payment_intent" text,
	"receipt_url" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"paid_at" timestamp with time zone,
	"build_id" uuid,
	"held_at" timestamp with time zone,
	"spent_at" timestamp with time zone,
	"revision" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "payments_session_id_unique" UNIQUE("session_id"),
	CONSTRAINT "payments_payment_intent_unique" UNIQUE("payment_intent")
);
--> statement-breakpoint
CREATE TABLE "generations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text,
	"started_at" timestamp with time zone NOT NULL,
	"generator" text,
	"design" text,
	"seed" bigint NOT NULL,
	"outcome" text NOT NULL,
	"substitutions" jsonb NOT NULL,
	"reserved_tokens" integer NOT NULL,
	"input_tokens" integer NOT NULL,
	"output_tokens" integer NOT NULL,
	"is_estimate" boolean NOT NULL,
	"cost" numeric(12, 6),
	"duration_in_ms" integer
);
--> statement-breakpoint
CREATE TABLE "page_views" (
	"profile_id" text NOT NULL,
	"viewed_at" timestamp with time zone NOT NULL,
	"action" text DEFAULT 'read' NOT NULL,
	"is_first" boolean DEFAULT false NOT NULL,
	"visitor" bigint,
	"source" text,
	"campaign" text,
	"country" text,
	"device" text,
	"language" text
) PARTITION BY RANGE ("viewed_at");
--> statement-breakpoint
CREATE TABLE "page_visitors" (
	"visitor" bigint PRIMARY KEY NOT NULL,
	"day" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "view_sums_by_day" (
	"profile_id" text,
	"dimension" text NOT NULL,
	"value" text NOT NULL,
	"events" integer NOT NULL,
	"visitors" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	CONSTRAINT "view_sums_by_day_key" UNIQUE NULLS NOT DISTINCT("profile_id","dimension","starts_at","value")
);
--> statement-breakpoint
CREATE TABLE "view_sums_by_quarter" (
	"profile_id" text,
	"dimension" text NOT NULL,
	"value" text NOT NULL,
	"events" integer NOT NULL,
	"visitors" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	CONSTRAINT "view_sums_by_quarter_key" UNIQUE NULLS NOT DISTINCT("profile_id","dimension","starts_at","value")
);
--> statement-breakpoint
CREATE TABLE "view_sums_progress" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"summed_until" timestamp with time zone NOT NULL,
	"closed_until" timestamp with time zone NOT NULL,
	"raw_since" timestamp with time zone NOT NULL,
	CONSTRAINT "view_sums_progress_one_row" CHECK ("view_sums_progress"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "visitor_salts" (
	"day" date PRIMARY KEY NOT NULL,
	"salt" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "support_requests" (
	"id" text PRIMARY KEY NOT NULL,
	"sender" text NOT NULL,
	"is_proven" boolean NOT NULL,
	"issue" text NOT NULL,
	"comments" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"queued_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "support_requests_issue" CHECK ("support_requests"."issue" in ('Question', 'Problem', 'Other'))
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"action" text NOT NULL,
	"actor_id" text,
	"actor_email" text NOT NULL,
	"target_id" text,
	"target_email" text,
	"detail" text,
	"request_id" text NOT NULL,
	"address" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refused_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "refused_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"email" text NOT NULL,
	"reason" text NOT NULL,
	"request_id" text NOT NULL,
	"address" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "page_reports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "page_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"profile_id" text NOT NULL,
	"reason" text NOT NULL,
	"words" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"outcome" text,
	"closed_by" text,
	CONSTRAINT "page_reports_words" CHECK (char_length("page_reports"."words") <= 2000)
);
--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_links" ADD CONSTRAINT "mail_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_links" ADD CONSTRAINT "mail_links_sign_up_id_sign_ups_id_fk" FOREIGN KEY ("sign_up_id") REFERENCES "public"."sign_ups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_id_users_id_fk" FOREIGN KEY ("id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_browsers" ADD CONSTRAINT "known_browsers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "backup_codes" ADD CONSTRAINT "backup_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "codes" ADD CONSTRAINT "codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phones" ADD CONSTRAINT "phones_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factor_challenges" ADD CONSTRAINT "second_factor_challenges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_owner_id_profiles_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cleared_drafts" ADD CONSTRAINT "cleared_drafts_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_files" ADD CONSTRAINT "page_files_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_looks" ADD CONSTRAINT "page_looks_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_revisions" ADD CONSTRAINT "page_revisions_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_snapshots" ADD CONSTRAINT "page_snapshots_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_steps" ADD CONSTRAINT "share_steps_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "generations" ADD CONSTRAINT "generations_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_views" ADD CONSTRAINT "page_views_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "view_sums_by_day" ADD CONSTRAINT "view_sums_by_day_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "view_sums_by_quarter" ADD CONSTRAINT "view_sums_by_quarter_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_target_id_users_id_fk" FOREIGN KEY ("target_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_reports" ADD CONSTRAINT "page_reports_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attempts_started_at" ON "attempts" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "identities_user_id" ON "identities" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "mail_links_user_id" ON "mail_links" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "mail_links_sign_up_id" ON "mail_links" USING btree ("sign_up_id");--> statement-breakpoint
CREATE INDEX "mail_links_expires_at" ON "mail_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "profiles_list" ON "profiles" USING btree ("created_at" DESC NULLS FIRST,"id","coin_name","is_admin");--> statement-breakpoint
CREATE INDEX "profiles_directory" ON "profiles" USING btree ("published_at" DESC NULLS FIRST,"id") WHERE "profiles"."is_public";--> statement-breakpoint
CREATE INDEX "sign_ups_email" ON "sign_ups" USING btree ("email","created_at");--> statement-breakpoint
CREATE INDEX "sign_ups_created_at" ON "sign_ups" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "sessions_user_id" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expires_at" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "verifications_identifier" ON "verifications" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "verifications_expires_at" ON "verifications" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "known_browsers_browser" ON "known_browsers" USING btree ("browser");--> statement-breakpoint
CREATE INDEX "known_browsers_last_seen" ON "known_browsers" USING btree ("last_seen");--> statement-breakpoint
CREATE INDEX "codes_asked" ON "codes" USING btree ("browser","target","type","created_at");--> statement-breakpoint
CREATE INDEX "codes_user_id" ON "codes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "codes_expires_at" ON "codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "second_factor_challenges_user_id" ON "second_factor_challenges" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "second_factor_challenges_expires_at" ON "second_factor_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "uploads_owner_id" ON "uploads" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "uploads_created_at" ON "uploads" USING btree ("created_at","key");--> statement-breakpoint
CREATE INDEX "page_files_profile_id" ON "page_files" USING btree ("profile_id");--> statement-breakpoint
CREATE UNIQUE INDEX "page_revisions_number" ON "page_revisions" USING btree ("profile_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "page_snapshots_slug" ON "page_snapshots" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "page_snapshots_name_slug" ON "page_snapshots" USING btree ("name_slug");--> statement-breakpoint
CREATE INDEX "page_snapshots_assets" ON "page_snapshots" USING gin ("assets");--> statement-breakpoint
CREATE INDEX "payments_user_id" ON "payments" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_under_way" ON "payments" USING btree ("user_id") WHERE "payments"."state" in ('open', 'processing');--> statement-breakpoint
CREATE INDEX "payments_under_way" ON "payments" USING btree ("created_at") WHERE "payments"."state" in ('open', 'processing');--> statement-breakpoint
CREATE INDEX "generations_user_id" ON "generations" USING btree ("user_id","started_at");--> statement-breakpoint
CREATE INDEX "generations_started_at" ON "generations" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "page_views_profile" ON "page_views" USING btree ("profile_id","viewed_at");--> statement-breakpoint
CREATE INDEX "page_views_time" ON "page_views" USING brin ("viewed_at") WITH (pages_per_range=16,autosummarize=true);--> statement-breakpoint
CREATE INDEX "page_visitors_day" ON "page_visitors" USING btree ("day");--> statement-breakpoint
INSERT INTO "view_sums_progress" ("summed_until", "closed_until", "raw_since") VALUES ('2020-01-01T00:00:00Z', '2020-01-01T00:00:00Z', '2020-01-01T00:00:00Z');--> statement-breakpoint
CREATE INDEX "support_requests_waiting" ON "support_requests" USING btree ("queued_at") WHERE "support_requests"."sent_at" is null;--> statement-breakpoint
CREATE INDEX "support_requests_sent_at" ON "support_requests" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "audit_log_actor_id" ON "audit_log" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "audit_log_target_id" ON "audit_log" USING btree ("target_id");--> statement-breakpoint
CREATE INDEX "page_reports_profile_id" ON "page_reports" USING btree ("profile_id");--> statement-breakpoint
CREATE INDEX "page_reports_open" ON "page_reports" USING btree ("id") WHERE "page_reports"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "page_reports_closed_at" ON "page_reports" USING btree ("closed_at");--> statement-breakpoint
-- Indexes for parts of names and of addresses. They need the extension pg_trgm, which PostgreSQL brings along but an operator's server may lack
-- or forbid: then a search reads what it looks in instead, and takes longer.
DO $$
BEGIN
	CREATE EXTENSION IF NOT EXISTS pg_trgm;
	CREATE INDEX IF NOT EXISTS profiles_coin_name_trigrams ON profiles USING gin (coin_name gin_trgm_ops);
	CREATE INDEX IF NOT EXISTS users_email_trigrams ON users USING gin (email gin_trgm_ops);
EXCEPTION
	WHEN insufficient_privilege OR undefined_file OR undefined_object OR feature_not_supported THEN
		RAISE NOTICE 'pg_trgm cannot be used: %', SQLERRM;
END
$$;
