CREATE TABLE "page_looks" (
	"profile_id" text NOT NULL,
	"position" integer NOT NULL,
	"document" jsonb NOT NULL,
	CONSTRAINT "page_looks_profile_id_position_pk" PRIMARY KEY("profile_id","position")
);
--> statement-breakpoint
ALTER TABLE "page_looks" ADD CONSTRAINT "page_looks_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;