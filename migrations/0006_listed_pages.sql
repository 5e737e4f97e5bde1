CREATE TABLE "listed_pages" (
	"profile_id" text PRIMARY KEY NOT NULL,
	"search_text" text NOT NULL,
	"blockchain" text NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"launch_at" timestamp with time zone NOT NULL,
	"reads" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "listed_pages" ADD CONSTRAINT "listed_pages_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "listed_pages_newest" ON "listed_pages" USING btree ("published_at" DESC NULLS FIRST,"profile_id","blockchain","search_text");--> statement-breakpoint
CREATE INDEX "listed_pages_launch" ON "listed_pages" USING btree ("launch_at","profile_id","blockchain","search_text");--> statement-breakpoint
CREATE INDEX "listed_pages_reads" ON "listed_pages" USING btree ("reads" DESC NULLS FIRST,"published_at" DESC NULLS FIRST,"profile_id","blockchain","search_text");--> statement-breakpoint
INSERT INTO "listed_pages" ("profile_id", "search_text", "blockchain", "published_at", "launch_at")
SELECT "profiles"."id",
  (SELECT string_agg(regexp_replace(normalize(lower(coalesce("part", '')), NFKD), '[\s[:punct:]$\u0300-\u036f]', '', 'g'), E'\n' ORDER BY "place")
    FROM unnest(ARRAY["facts"->>'name', "facts"->>'symbol', "facts"->>'contractAddress']) WITH ORDINALITY AS "parts"("part", "place")),
  coalesce("facts"->>'blockchain', 'Other'),
  "profiles"."published_at",
  to_timestamp(("facts"->>'launchAt')::float8 / 1000)
FROM "page_snapshots" JOIN "profiles" ON "profiles"."id" = "page_snapshots"."profile_id"
WHERE "profiles"."is_public" AND "profiles"."published_at" IS NOT NULL
  AND "profiles"."taken_down_at" IS NULL AND "profiles"."suspended_at" IS NULL;
