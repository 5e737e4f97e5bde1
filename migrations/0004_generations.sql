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
ALTER TABLE "generations" ADD CONSTRAINT "generations_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "generations_user_id" ON "generations" USING btree ("user_id","started_at");--> statement-breakpoint
CREATE INDEX "generations_started_at" ON "generations" USING btree ("started_at");